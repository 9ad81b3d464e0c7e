#!/usr/bin/env bash
# zustand's persist: a storage that is full.
#
# One expects: a change of the state either fails, or succeeds and is not stored; the middleware reports what it could not
# store, as it does for what it cannot read.
# What happens: `setState` throws the storage's error after the state has changed and all subscribers were told. A press that
# changes the state shows its effect and ends in an exception; whatever the handler does after it is not done.
# Version: zustand 5.1.0. Source: `persist` in its docs, which name no error of `setItem`; `middleware.mjs`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent zustand@5.1.0
cat >run.mjs <<'JS'
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

const full = {
  getItem: () => null,
  setItem() {
    throw new Error('the storage is full');
  },
  removeItem() {},
};
const store = createStore(persist(() => ({ count: 0 }), { name: 'count', storage: createJSONStorage(() => full) }));
store.subscribe(({ count }) => console.log('subscriber sees', count));
try {
  store.setState({ count: 1 });
} catch ({ message }) {
  console.log('setState throws:', message);
}
console.log('state', store.getState().count);
JS
node run.mjs >out
node -p '"zustand " + require("./node_modules/zustand/package.json").version'
cat out
diff out - <<'END'
subscriber sees 1
setState throws: the storage is full
state 1
END
