"""Many workers on one database: what they say to each other, who is alive, and who does what happens by itself."""
