#!/bin/sh
# Starts the server from its sources, in place of this shell, so that signals reach it.
cd "$(dirname "$0")/.." || exit 1
# Without quotes: each flag is an argument of its own.
exec node $(cat packages/server/heap-flags) --enable-source-maps --import ./tools/loader/register.mjs packages/server/src/main.ts
