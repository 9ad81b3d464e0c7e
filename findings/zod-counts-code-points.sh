#!/usr/bin/env bash
# zod: the length of a text with letters outside of the basic plane.
#
# One expects: `z.string().max(1)` compares with `length`, as zod 4.4.3 does, so that a letter of two code units is
# too long. A form then refuses what JSON Schema's `maxLength`, which counts code points, accepts.
# What happens: zod counts code points, while `maxlength` of HTML and `length` of JavaScript still count code units: field
# and validator of one schema disagree.
# Version: zod 4.6.7 beside 4.4.3. Source: both versions as run here; JSON Schema Validation,
# 6.3.1; HTML, "maxlength".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent zod@4.6.7 before@npm:zod@4.4.3
cat >run.mjs <<'JS'
import { z } from 'zod';
import { z as before } from 'before';

const letter = '𠮷';
console.log(`length ${letter.length}`);
console.log(`4.4.3: ${before.string().max(1).safeParse(letter).success}`);
console.log(`4.6.7: ${z.string().max(1).safeParse(letter).success}`);
JS
node run.mjs >out
cat out
diff out - <<'END'
length 2
4.4.3: false
4.6.7: true
END
