"""Pictures of every state of the page."""
