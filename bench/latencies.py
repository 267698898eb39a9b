"""How long PostgreSQL takes to save and NATS to deliver: `python -m bench.latencies --times 500`.

Two constants of `bench.scaling`: a transaction of two rows that is on the disk, and a message of 300 bytes from one
connection to another. Both servers run on this machine, so a network between machines comes on top.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from functools import partial
from pathlib import Path

import nats
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.clients import HOST, until
from bench.fleet import HERE, postgresql
from bench.servers import free_port, is_up, start
from bench.tables import milliseconds

ROW = text("insert into entries values (:number, :body)")
BODY = bytes(300)


async def commits(times: int) -> list[float]:
    """Seconds of each transaction."""
    with postgresql() as (address, _):
        engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1))
        found = []
        async with engine.connect() as connection:
            await connection.execute(text("create table entries (number integer primary key, body bytea)"))
            await connection.commit()
            for number in range(times):
                began = time.perf_counter()
                await connection.execute(ROW, {"number": 2 * number, "body": BODY})
                await connection.execute(ROW, {"number": 2 * number + 1, "body": BODY})
                await connection.commit()
                found.append(time.perf_counter() - began)
        await engine.dispose()
        return found


async def deliveries(times: int) -> list[float]:
    """Seconds from publishing each message until the other connection has it."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="pyrite-bench-") as folder:
        command = [str(HERE / "nats-server"), "--addr", HOST, "--port", str(port)]
        log = Path(folder) / "nats.log"
        server = start(command, log)
        try:
            await until(partial(is_up, server, log, port), "NATS")
            sender, receiver = await nats.connect(f"nats://{HOST}:{port}"), await nats.connect(f"nats://{HOST}:{port}")
            heard = await receiver.subscribe("news")
            await receiver.flush()
            found = []
            for _ in range(times):
                began = time.perf_counter()
                await sender.publish("news", BODY)
                await heard.next_msg(timeout=10)
                found.append(time.perf_counter() - began)
            await sender.close()
            await receiver.close()
            return found
        finally:
            server.kill()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=500)
    times = parser.parse_args().times
    found = {
        "commit_ms": milliseconds(asyncio.run(commits(times))),
        "bus_ms": milliseconds(asyncio.run(deliveries(times))),
        "load_average": os.getloadavg()[0],
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
