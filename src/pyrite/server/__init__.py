"""The table server: tables, seats, store, bus, HTTP and WebSocket."""
