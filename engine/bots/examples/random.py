#!/usr/bin/env python3
"""A bot that plays any legal action. The protocol is described in engine/bots/PROTOCOL.md."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        action = random.choice(message["legal"]["actions"])
        print(json.dumps({"id": message["id"], "action": action}), flush=True)
