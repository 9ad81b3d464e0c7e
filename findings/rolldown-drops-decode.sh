#!/usr/bin/env bash
# Rolldown: a call that is made only to see whether it throws.
#
# One expects: a call of `decodeURIComponent` in a `try` stays, because it throws for malformed escapes.
# What happens: a call whose result is unused counts as free of side effects and is removed, even within `try`. The built
# code takes every text as well formed, while the source, run as it is, does not. Assigning the result keeps the call.
# Version: rolldown 1.2.19. Source: Rolldown's option `treeshake`; ECMAScript, "decodeURIComponent"
# (throws URIError).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent rolldown@1.2.19
cat >source.mjs <<'JS'
export function isWellFormed(text) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
export function isDecodable(text) {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}
JS
cat >run.mjs <<'JS'
import { build } from 'rolldown';

await build({ input: 'source.mjs', output: { file: 'built.mjs' }, logLevel: 'silent' });
const [source, built] = [await import('./source.mjs'), await import('./built.mjs')];
const text = '50%';
console.log(`unused result: source ${source.isWellFormed(text)}, built ${built.isWellFormed(text)}`);
console.log(`used result: source ${source.isDecodable(text)}, built ${built.isDecodable(text)}`);
JS
node run.mjs >out
node -p '"rolldown " + require("./node_modules/rolldown/package.json").version'
cat out
diff out - <<'END'
unused result: source false, built true
used result: source false, built false
END
