#!/usr/bin/env bash
# npm: a `node_modules` that is a symbolic link to the packages of another checkout.
#
# One expects: `npm ci` removes the link, as `npm install` does, and leaves the other folder alone.
# What happens: `npm ci` first empties the folder that the link leads to. Then it removes the link, and installs into a
# folder of its own: the other checkout has lost its packages, without a message.
# Version: npm 11.19.1. Source: npm's documentation of `npm ci`, which names the removal of `node_modules` but no link; the
# command in npm's `lib/commands/ci.js`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir npm one other
(cd npm && npm init -y >/dev/null && npm install --no-audit --no-fund --silent npm@11.19.1)
own_npm() { node "$folder/npm/node_modules/npm/bin/npm-cli.js" "$@"; }
echo "npm $(own_npm --version)" >out

cd one
npm init -y >/dev/null
own_npm install --no-audit --no-fund --silent is-odd@3.0.1
for command in install ci; do
  rm -rf node_modules ../other/node_modules
  mkdir ../other/node_modules
  touch ../other/node_modules/kept
  ln -s ../other/node_modules node_modules
  own_npm "$command" --no-audit --no-fund --silent
  link=$([ -L node_modules ] && echo a link || echo a folder)
  echo "$command: node_modules is $link, the other folder has: $(ls ../other/node_modules)" >>../out
done
cat ../out
diff ../out - <<'END'
npm 11.19.1
install: node_modules is a folder, the other folder has: kept
ci: node_modules is a folder, the other folder has: 
END
