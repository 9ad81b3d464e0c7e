#!/usr/bin/env bash
# React Router: parameters of a path.
#
# One expects: `matchPath` gives the parameters as they are written or, like `useParams`, decoded.
# What happens: `matchPath` decodes one escape only, `%2F`, and leaves the others: the value is neither, and decoding it once
# more or sending it on as it is are both wrong. `matchRoutes`, which the components use, decodes all.
# Version: react-router 7.18.5. Source: API reference of `matchPath` and `matchRoutes`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react-router@7.18.5 react@19.3.1 react-dom@19.3.1
cat >run.mjs <<'JS'
import { matchPath, matchRoutes } from 'react-router';

const path = '/goods/:id';
for (const address of ['/goods/a%20b', '/goods/a%2Fb']) {
  const one = matchPath(path, address)?.params.id;
  const routes = matchRoutes([{ path }], address)?.[0]?.params.id;
  console.log(`${address}: matchPath "${one}", matchRoutes "${routes}"`);
}
JS
node run.mjs >out
node -p '"react-router " + require("./node_modules/react-router/package.json").version'
cat out
diff out - <<'END'
/goods/a%20b: matchPath "a%20b", matchRoutes "a b"
/goods/a%2Fb: matchPath "a/b", matchRoutes "a/b"
END
