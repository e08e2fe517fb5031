"""Bots in any language: programs that read questions and write answers, a line of JSON each.

>>> bot = kanly.bots.get("exec:node examples/bot.js", seed=7)

The protocol is described in docs/line-protocol.md.
"""
