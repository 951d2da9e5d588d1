"""Sends a served app what no page of ours sends, beside clients that read nothing; prints what came back as JSON.

usage: limits.py URL PID
"""
import asyncio
import json
import os
import sys

import websockets

from clients import processor_time, slow_client


class Client:
    """Notes the messages in text, and acknowledges frames."""

    def __init__(self, url):
        self.origin = url.split("/?")[0]
        self.url = url.replace("http", "ws", 1).replace("/?", "/socket?")
        self.messages = []
        self.frames = 0
        self.inputs = 0

    async def run(self):
        async for message in self.socket:
            if isinstance(message, bytes):
                self.frames += 1
                await self.send({"type": "shown", "frame": int.from_bytes(message[4:8], "little"), "decode": 0.001})
            else:
                self.messages.append(json.loads(message))

    async def send(self, message):
        await self.socket.send(json.dumps(message))

    async def until(self, kind, condition=lambda message: True):
        """The first message of a type for which a condition holds; removes it and those before."""
        for _ in range(500):
            for index, message in enumerate(self.messages):
                if message["type"] == kind and condition(message):
                    del self.messages[:index + 1]
                    return message
            await asyncio.sleep(0.01)
        raise RuntimeError(f"no message '{kind}': {self.messages}")

    async def move(self, seconds):
        """Moves a finger across the app."""
        end = asyncio.get_event_loop().time() + seconds
        phase = "began"
        while asyncio.get_event_loop().time() < end:
            self.inputs += 1
            touch = {"phase": phase, "finger": 0, "x": self.inputs % 300 + 1, "y": 300}
            await self.send({"type": "touches", "touches": [touch], "number": self.inputs})
            phase = "moved"
            await asyncio.sleep(1 / 60)


async def main():
    url, pid = sys.argv[1], int(sys.argv[2])
    client, result = Client(url), {}
    async with websockets.connect(client.url, origin=client.origin, max_size=None, compression=None) as client.socket:
        task = asyncio.create_task(client.run())
        await client.until("state", lambda state: state["control"])
        elements = await client.until("elements", lambda message: message["changed"])
        result["elements"] = [len(elements["changed"]), len(elements["order"]), len(elements["changed"][0])]
        await client.move(0.2)
        change = await client.until("elements")
        result["changes"] = [sorted(fields) for fields in change["changed"]][:1]
        result["hasOrder"] = "order" in change
        # Half a character, as the page's JSON.stringify writes it.
        await client.socket.send('{"type":"text","text":"a\\ud800b","number":1000}')
        await client.send({"type": "resize", "width": 4096, "height": 4096})
        result["problem"] = (await client.until("problem"))["text"]
        await client.send({"type": "resize", "width": 500, "height": 700})
        state = await client.until("state", lambda state: state["width"] != 390)
        result["size"] = [state["width"], state["height"]]
        before = processor_time(pid)[1]
        silent = [slow_client(url) for _ in range(31)]
        await client.move(10)
        result["memory"] = processor_time(pid)[1] - before
        frames = client.frames
        await client.move(2)
        result["frames"] = client.frames - frames
        del silent
        if task.done():
            task.result()
    print(json.dumps(result))
    os._exit(0)


asyncio.run(main())
