"""Figures for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

CHOICES: Final = Counter("kanly_choices", "Choices stored", registry=REGISTRY)
UNDONE: Final = Counter("kanly_undos", "Times that choices were taken back", registry=REGISTRY)
REFUSED: Final = Counter("kanly_refused", "Messages refused", ["code"], registry=REGISTRY)
LIMITED: Final = Counter(
    "kanly_limited", "Requests and messages over an allowance", ["cost"], registry=REGISTRY
)
DROPPED: Final = Counter(
    "kanly_dropped", "Connections that the server closed", ["why"], registry=REGISTRY
)
PRUNED: Final = Counter("kanly_pruned", "Things forgotten for good", ["what"], registry=REGISTRY)
QUEUE_SECONDS: Final = Histogram(
    "kanly_queue_seconds",
    "How long questions waited for a process",
    ["pool"],
    registry=REGISTRY,
    buckets=(0.001, 0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60),
)
WAITING: Final = Gauge(
    "kanly_queue_waiting", "Questions that wait for a process", ["pool"], registry=REGISTRY
)
PROCESSES: Final = Gauge("kanly_processes", "Processes that serve the database", registry=REGISTRY)
LINKS: Final = Gauge("kanly_links", "Links to other processes", registry=REGISTRY)
RELAYED: Final = Counter(
    "kanly_relayed",
    "Requests and sockets passed on to another process",
    ["kind"],
    registry=REGISTRY,
)
TAKEN_OVER: Final = Counter(
    "kanly_taken_over", "Games taken over from a process that was gone", registry=REGISTRY
)
NEWS: Final = Counter(
    "kanly_news",
    "News of rooms over Redis: heard, or lost while it was away",
    ["how"],
    registry=REGISTRY,
)
STALL_SECONDS: Final = Histogram(
    "kanly_stall_seconds",
    "Processor time for which whoever was due had to wait for others in the server's own process",
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
)
CONNECTIONS: Final = Gauge("kanly_connections", "Open WebSockets", registry=REGISTRY)
ROOMS: Final = Gauge("kanly_rooms", "Rooms in memory", registry=REGISTRY)
STATES: Final = Counter("kanly_states", "States sent", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "kanly_bot_seconds",
    "How long bots thought",
    registry=REGISTRY,
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
BOT_FAILURES: Final = Counter(
    "kanly_bot_failures", "Choices that a bot did not find in time", registry=REGISTRY
)
CHOICE_SECONDS: Final = Histogram(
    "kanly_choice_seconds",
    "From a choice's arrival to its being stored",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
)
NOTIFICATIONS: Final = Counter(
    "kanly_notifications",
    "Notifications by channel: sent, failed, stale, expired, or the channel was gone",
    ["channel", "how"],
    registry=REGISTRY,
)
OUTBOX_WAITING: Final = Gauge(
    "kanly_outbox_waiting", "Notifications that should have gone out by now", registry=REGISTRY
)
OUTBOX_LATE: Final = Gauge(
    "kanly_outbox_late_seconds", "For how long the oldest of them has waited", registry=REGISTRY
)
REQUESTS: Final = Counter(
    "kanly_requests", "HTTP requests answered", ["method", "status"], registry=REGISTRY
)
