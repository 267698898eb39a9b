"""The doors of the server: WebSocket, HTTP, streams, and every message that crosses them."""
