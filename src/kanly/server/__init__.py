"""The server of the table: rooms, seats, clocks, bots, the store, REST and WebSocket.

It knows no game in particular; what it needs to know of one is in `kanly.core.about`. How it is
spoken to is in docs/protocol.md, how it is run in docs/hosting.md.
"""
