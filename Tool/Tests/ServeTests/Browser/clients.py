"""Eight fast clients and one that takes 1 KB per second watch an app for some time, after the fast ones alone; prints both as JSON.

usage: clients.py URL PID SECONDS

A finger moves all the time. Per part: the processor time of the app's main thread for each frame in milliseconds, the median and the 95th
percentile of the intervals between frames in milliseconds of media time, and the program's memory in MiB after each tenth of the part.
"""
import asyncio
import json
import os
import socket
import statistics
import struct
import sys
import time

import websockets


class Client:
    """Takes each frame at once, and notes its media time."""

    def __init__(self, url):
        self.origin = url.split("/?")[0]
        self.url = url.replace("http", "ws", 1).replace("/?", "/socket?")
        self.times = []
        self.inputs = 0

    async def run(self):
        async with websockets.connect(self.url, origin=self.origin, max_size=None, compression=None) as self.socket:
            async for message in self.socket:
                if isinstance(message, bytes):
                    number, shown = struct.unpack_from("<Id", message, 4)
                    self.times.append(shown)
                    await self.socket.send(json.dumps({"type": "shown", "frame": number, "decode": 0.001}))

    async def move(self):
        """Moves a finger across the app, without end."""
        await asyncio.sleep(1)
        x, phase = 0, "began"
        while True:
            self.inputs += 1
            touch = {"phase": phase, "finger": 0, "x": x % 300 + 1, "y": 300}
            await self.socket.send(json.dumps({"type": "touches", "touches": [touch], "number": self.inputs}))
            x, phase = x + 1, "moved"
            await asyncio.sleep(1 / 60)


def slow_client(url):
    """A WebSocket of which 1 KB per second is read; frames are acknowledged when they have come."""
    host, port = url.split("/")[2].split(":")
    server = socket.socket()
    server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    server.connect((host, int(port)))
    server.send((f"GET /socket?{url.split('?')[1]} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
                 "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
    server.setblocking(False)
    return server


async def read_slowly(server):
    while True:
        try:
            if not server.recv(1024):
                raise RuntimeError("the slow client was closed")
        except BlockingIOError:
            pass
        await asyncio.sleep(1)


def processor_time(pid):
    """Seconds of the main thread, and the program's memory in MiB."""
    with open(f"/proc/{pid}/task/{pid}/schedstat") as file:
        seconds = int(file.read().split()[0]) / 1e9
    with open(f"/proc/{pid}/statm") as file:
        memory = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    return seconds, memory


async def part(client, pid, seconds):
    start, count, memory = processor_time(pid)[0], len(client.times), []
    for _ in range(10):
        await asyncio.sleep(seconds / 10)
        memory.append(round(processor_time(pid)[1], 1))
    times = client.times[count:]
    intervals = sorted(b - a for a, b in zip(times, times[1:]))
    return {"frames": len(times), "frameTime": (processor_time(pid)[0] - start) / len(times) * 1000,
            "interval": statistics.median(intervals) * 1000, "interval95": intervals[int(len(intervals) * 0.95)] * 1000,
            "memory": memory}


async def main():
    url, pid, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    clients = [Client(url) for _ in range(8)]
    tasks = [asyncio.create_task(client.run()) for client in clients[:1]]
    await asyncio.sleep(0.5)
    tasks += [asyncio.create_task(client.run()) for client in clients[1:]] + [asyncio.create_task(clients[0].move())]
    await asyncio.sleep(4)
    result = {"fast": await part(clients[0], pid, seconds / 5)}
    tasks.append(asyncio.create_task(read_slowly(slow_client(url))))
    await asyncio.sleep(2)
    result["withSlow"] = await part(clients[0], pid, seconds)
    for task in tasks:
        if task.done() and task.exception():
            raise task.exception()
    print(json.dumps(result))
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main())
