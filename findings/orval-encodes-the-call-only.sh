#!/usr/bin/env bash
# orval: `urlEncodeParameters` and the keys of queries.
#
# One expects: the option encodes path parameters wherever orval writes the address, so that a query's key is the address
# that is called.
# What happens: the call is encoded, the key is not. Code that reads addresses from keys, e.g. to invalidate what one address
# returned, sees other texts than the server.
# Version: orval 8.38.0. Source: orval, output option `urlEncodeParameters`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent orval@8.38.0
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /order/{no}:
    get:
      operationId: order
      parameters: [{ name: no, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { type: object } } }
YAML
cat >orval.config.mjs <<'JS'
const output = { target: './client.ts', client: 'react-query', httpClient: 'fetch', urlEncodeParameters: true };
export default { orders: { input: './api.yaml', output } };
JS
npx orval --config orval.config.mjs >log 2>&1 || { cat log; exit 1; }
grep -n 'order/\${' client.ts >addresses
{
  echo "encoded addresses: $(grep -c encodeURIComponent addresses || true)"
  echo "plain addresses: $(grep -vc encodeURIComponent addresses || true)"
} >out
node -p '"orval " + require("./node_modules/orval/package.json").version'
cat addresses out
diff out - <<'END'
encoded addresses: 1
plain addresses: 1
END
