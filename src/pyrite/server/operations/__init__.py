"""Running a server: metrics, logs, alarms, traces, addresses."""
