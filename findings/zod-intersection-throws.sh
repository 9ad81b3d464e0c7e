#!/usr/bin/env bash
# zod: `safeParse` of an intersection.
#
# One expects: `safeParse` never throws for data; what does not fit comes back as issues.
# What happens: if both sides of an intersection are valid but give different values, for example because each has its own
# default, zod throws an Error out of `safeParse`. And two strict objects that know different keys accept an object with the
# keys of both, although each of them refuses it.
# Version: zod 4.6.7. Source: zod's documentation of intersections.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent zod@4.6.7
cat >run.mjs <<'JS'
import { z } from 'zod';

const page = (size) => z.object({ size: z.number().default(size) });
try {
  const { success } = z.intersection(page(10), page(20)).safeParse({});
  console.log(`different defaults: success ${success}`);
} catch (error) {
  console.log(`different defaults: throws ${error.constructor.name}`);
}
const [named, priced] = [z.strictObject({ name: z.string() }), z.strictObject({ price: z.string() })];
const both = { name: 'Cup', price: '1.00' };
console.log(`two strict objects: success ${z.intersection(named, priced).safeParse(both).success}`);
JS
node run.mjs >out
node -p '"zod " + require("./node_modules/zod/package.json").version'
cat out
diff out - <<'END'
different defaults: throws Error
two strict objects: success true
END
