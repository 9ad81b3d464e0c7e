#!/usr/bin/env bash
# msw: what creating a request handler costs.
#
# One expects: `http.get(path, resolver)` keeps its arguments, so that lists of hundreds of handlers are free to create, also
# once per test.
# What happens: every handler makes an Error and reads its stack, to know where it was created for messages. Where stacks are
# mapped to sources, as in test runners, that is most of the time of creating a server.
# Version: msw 3.0.5. Source: msw, `RequestHandler`, whose `info` has a `callFrame`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent msw@3.0.5
cat >run.mjs <<'JS'
import { http, HttpResponse } from 'msw';

let stacks = 0;
Error.prepareStackTrace = (error, frames) => {
  stacks += 1;
  return [error, ...frames].map(String).join('\n    at ');
};
const paths = Array.from({ length: 100 }, (_, index) => `/orders/${index}`);
const handlers = paths.map((path) => http.get(path, () => HttpResponse.json({})));
console.log(`${handlers.length} handlers, ${stacks} stacks`);
JS
node run.mjs >out
node -p '"msw " + require("./node_modules/msw/package.json").version'
cat out
diff out - <<'END'
100 handlers, 100 stacks
END
