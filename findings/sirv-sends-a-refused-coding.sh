#!/usr/bin/env bash
# sirv: codings that a request refuses.
#
# One expects: with `Accept-Encoding: gzip, br;q=0` a file is sent by gzip, because the weight 0 means that brotli is not
# acceptable (RFC 9110, 12.4.2 and 12.5.3).
# What happens: brotli is sent; it is enough that it is named.
# Version: sirv 3.0.2. Source: the options `brotli` and `gzip` in its README; the last function of its `build.mjs`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sirv@3.0.2
cat >run.mjs <<'JS'
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sirv from 'sirv';

mkdirSync('files');
writeFileSync('files/a.txt', 'text');
writeFileSync('files/a.txt.br', brotliCompressSync('text'));
writeFileSync('files/a.txt.gz', gzipSync('text'));
const server = createServer(sirv('files', { brotli: true, gzip: true }));
await new Promise((resolve) => server.listen(0, resolve));
const { port } = server.address();
for (const accepted of ['gzip', 'gzip, br', 'gzip, br;q=0', 'gzip;q=0']) {
  const headers = { 'accept-encoding': accepted };
  const response = await new Promise((resolve) => get({ port, path: '/a.txt', headers }, resolve));
  response.resume();
  console.log(accepted, '->', response.headers['content-encoding']);
}
server.close();
JS
node run.mjs >out
node -p '"sirv " + require("./node_modules/sirv/package.json").version'
cat out
diff out - <<'END'
gzip -> gzip
gzip, br -> br
gzip, br;q=0 -> br
gzip;q=0 -> gzip
END
