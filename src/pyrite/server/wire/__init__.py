"""How clients reach the server: WebSocket, HTTP, streams and pages."""
