#!/usr/bin/env bash
# sirv: ranges of bytes that begin or end with nothing or zero.
#
# One expects: `Range: bytes=-5` asks for the last five bytes, `bytes=0-0` for the first one, and another unit than bytes is
# ignored (RFC 9110, 14.1 and 14.2).
# What happens: `bytes=-5` is answered by the first six bytes and `bytes=0-0` by the whole file, both with status 206;
# `lines=1-2` is taken for bytes.
# Version: sirv 3.0.2. Source: `send` in its `build.mjs`; a missing number and 0 are the same to `||`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sirv@3.0.2
mkdir files
printf 0123456789 >files/digits.txt
cat >run.mjs <<'JS'
import { createServer, get } from 'node:http';
import sirv from 'sirv';

const server = createServer(sirv('files'));
await new Promise((resolve) => server.listen(0, resolve));
const { port } = server.address();
for (const range of ['bytes=5-7', 'bytes=-5', 'bytes=0-0', 'lines=1-2']) {
  const response = await new Promise((resolve) => get({ port, path: '/digits.txt', headers: { range } }, resolve));
  const text = (await response.toArray()).join('');
  console.log(range, response.statusCode, response.headers['content-range'], text);
}
server.close();
JS
node run.mjs >out
node -p '"sirv " + require("./node_modules/sirv/package.json").version'
cat out
diff out - <<'END'
bytes=5-7 206 bytes 5-7/10 567
bytes=-5 206 bytes 0-5/10 012345
bytes=0-0 206 bytes 0-9/10 0123456789
lines=1-2 206 bytes 0-2/10 012
END
