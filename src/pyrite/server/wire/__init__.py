"""The doors of the server: WebSocket, HTTP, streams and pages."""
