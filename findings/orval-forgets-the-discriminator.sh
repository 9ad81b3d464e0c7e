#!/usr/bin/env bash
# orval: validators of a `oneOf` with a discriminator.
#
# One expects: `zod.discriminatedUnion`, which zod has for exactly this, so that an error names the field that is wrong in the
# variant that was meant.
# What happens: orval writes a plain `zod.union`: an error lists the failures of every variant, and the discriminator of the
# contract is not used at all.
# Version: orval 8.38.0. Source: OpenAPI 3.1, "Discriminator Object"; orval's guide of its zod client.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent orval@8.38.0
cat >api.yaml <<'YAML'
openapi: 3.1.0
info: { title: Payments, version: '1' }
paths:
  /payment:
    get:
      operationId: payment
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Payment' }
components:
  schemas:
    Payment:
      oneOf:
        - { $ref: '#/components/schemas/Card' }
        - { $ref: '#/components/schemas/Wallet' }
      discriminator: { propertyName: type }
    Card:
      type: object
      required: [type, digits]
      properties: { type: { type: string, const: card }, digits: { type: string } }
    Wallet:
      type: object
      required: [type, token]
      properties: { type: { type: string, const: wallet }, token: { type: string } }
YAML
cat >orval.config.mjs <<'JS'
export default { payments: { input: './api.yaml', output: { target: './zod.ts', client: 'zod' } } };
JS
npx orval --config orval.config.mjs >log 2>&1 || { cat log; exit 1; }
{
  echo "discriminatedUnion: $(grep -c 'discriminatedUnion' zod.ts || true)"
  echo "union: $(grep -c 'zod.union' zod.ts || true)"
} >out
node -p '"orval " + require("./node_modules/orval/package.json").version'
cat out
diff out - <<'END'
discriminatedUnion: 0
union: 1
END
