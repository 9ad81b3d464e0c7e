#!/usr/bin/env bash
# openapi-fetch: a failure without a body.
#
# One expects: a call that is answered with status 500 has an `error`, so that `if (error)` tells failures apart, as its
# guide shows it.
# What happens: with `Content-Length: 0` the `error` is undefined, without that header it is an empty text. Both are falsy,
# and `data` is undefined: only `response.ok` tells that the call failed.
# Version: openapi-fetch 0.17.0. Source: its guide "openapi-fetch", section Usage; `coreFetch` in its `index.mjs`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent openapi-fetch@0.17.0
cat >run.mjs <<'JS'
import { createServer } from 'node:http';
import createClient from 'openapi-fetch';

const BODIES = { '/empty': '', '/text': 'down' };
const server = createServer(({ url }, response) => {
  response.statusCode = 500;
  if (url === '/stream') response.flushHeaders();
  response.end(BODIES[url]);
});
await new Promise((resolve) => server.listen(0, resolve));
const client = createClient({ baseUrl: `http://127.0.0.1:${server.address().port}` });
for (const path of ['/empty', '/stream', '/text']) {
  const { data, error, response } = await client.GET(path);
  const length = response.headers.get('content-length');
  console.log(path, response.status, 'length', length, 'data', data, 'error', JSON.stringify(error));
}
server.close();
JS
node run.mjs >out
node -p '"openapi-fetch " + require("./node_modules/openapi-fetch/package.json").version'
cat out
diff out - <<'END'
/empty 500 length 0 data undefined error undefined
/stream 500 length null data undefined error ""
/text 500 length 4 data undefined error "down"
END
