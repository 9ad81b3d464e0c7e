#!/usr/bin/env bash
# Vite: the manifest of a build whose pages are in code-splitting groups.
#
# One expects: a module that is imported on demand has a key in the manifest, from which a server finds its script and
# sheets, wherever the bundler has put it.
# What happens: as soon as a group captures the module, even alone, its key is gone, and `dynamicImports` names the group's
# chunk instead. A server that looks for the page finds nothing; the browser's import still works.
# Version: vite 8.3.8 with rolldown. Source: Vite, "Backend Integration"; Rolldown, "Manual Code Splitting".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent vite@8.3.8
cat >run.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

writeFileSync('index.html', '<script type="module" src="/main.js"></script>');
writeFileSync('main.js', `import('./list.js'); import('./product.js');`);
writeFileSync('list.js', `export default 'list';`);
writeFileSync('product.js', `export default 'product';`);

for (const [what, groups] of [
  ['no group', []],
  ['a group of the list', [{ name: 'lists', test: /list\.js$/ }]],
]) {
  const output = { codeSplitting: { groups } };
  await build({ logLevel: 'silent', build: { manifest: true, rolldownOptions: { output } } });
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const keys = ['list.js', 'product.js'].filter((key) => key in manifest);
  console.log(`${what}: the manifest has ${keys.join(' and ')}`);
}
JS
node run.mjs >out
node -p '"vite " + require("./node_modules/vite/package.json").version'
cat out
diff out - <<'END'
no group: the manifest has list.js and product.js
a group of the list: the manifest has product.js
END
