#!/usr/bin/env bash
# Rolldown: merging small chunks by `entriesAwareMergeThreshold`.
#
# One expects: the option merges chunks below the threshold where that costs little, as the entries of an `entriesAware`
# group load only what they use.
# What happens: a small chunk that all entries use is merged into a neighbour of any size. An entry that needs 30 bytes of
# it then loads all of the neighbour, which it does not use: to save one file of 190 bytes, its imports grow by 23 KB.
# Version: rolldown 1.2.19. Source: Rolldown, "CodeSplittingGroup.entriesAwareMergeThreshold" ("into the closest
# neighboring subgroup").
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent rolldown@1.2.19
cat >run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const numbers = Array.from({ length: 3000 }, (_, index) => index);
writeFileSync('table.js', `export const table = [${numbers.join(',')}];`);
writeFileSync('next.js', 'export const next = (value) => value + 1;');
const both = `import { table } from './table.js'; import { next } from './next.js';`;
writeFileSync('list.js', `${both} console.log(table, next(1));`);
writeFileSync('product.js', `${both} console.log(table.length, next(2));`);
writeFileSync('login.js', `import { next } from './next.js'; console.log(next(3));`);

for (const entriesAwareMergeThreshold of [0, 1000]) {
  const shared = { name: 'shared', test: /table|next/, entriesAware: true, entriesAwareMergeThreshold };
  const bundle = await rolldown({ input: ['list.js', 'product.js', 'login.js'], logLevel: 'silent' });
  const { output } = await bundle.generate({ codeSplitting: { groups: [shared] } });
  const chunkOf = (file) => output.find(({ fileName }) => fileName === file);
  const login = output.find(({ name }) => name === 'login');
  const bytes = login.imports.reduce((sum, file) => sum + chunkOf(file).code.length, 0);
  const hasTable = login.imports.some((file) => chunkOf(file).code.includes('table'));
  console.log(
    `threshold ${entriesAwareMergeThreshold}: login loads ${bytes > 20_000 ? 'over 20' : 'under 1'} KB of others, with the table: ${hasTable}`,
  );
}
JS
node run.mjs >out
node -p '"rolldown " + require("./node_modules/rolldown/package.json").version'
cat out
diff out - <<'END'
threshold 0: login loads under 1 KB of others, with the table: false
threshold 1000: login loads over 20 KB of others, with the table: true
END
