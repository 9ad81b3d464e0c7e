#!/usr/bin/env bash
# React: an `act` that nobody awaits, around an update that suspends.
#
# One expects: a synchronous `act`, as Testing Library puts around every event, at most renders too early; what is left is
# rendered when the promise has settled.
# What happens: while an `act` runs, React puts its work into a queue of the `act` instead of its scheduler. If a component
# suspends in a transition, the rest stays in that queue, and the queue is thrown away at the end unless the `act` is
# awaited. The root believes that it is scheduled, so the page never shows the result, also when the promise has settled.
# Tests of pages that load their code then fail on slow machines only. Awaited, or without `act`, it is shown.
# Version: react 19.3.1, react-dom 19.3.1, happy-dom 21.0.4. Source: `act` in the package `react`; React's documentation of
# `act` recommends to await it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react@19.3.1 react-dom@19.3.1 happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';

const window = new Window();
for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator }))
  Object.defineProperty(globalThis, name, { value, configurable: true });
const { act, createElement, startTransition, Suspense, use, useState } = await import('react');
const { createRoot } = await import('react-dom/client');

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function pressed(press) {
  const loading = pause(20).then(() => 'shown');
  let open;
  function Page() {
    const [isOpen, setOpen] = useState(false);
    open = () => startTransition(() => setOpen(true));
    return isOpen ? use(loading) : 'before';
  }
  const element = document.createElement('div');
  const root = createRoot(element);
  root.render(createElement(Suspense, null, createElement(Page)));
  await pause(50);
  await press(() => open());
  await pause(200);
  return element.textContent;
}
console.error = () => undefined;
const environment = (isTest) => (globalThis.IS_REACT_ACT_ENVIRONMENT = isTest);
console.log(`without act: ${await pressed((open) => open())}`);
console.log(
  `not awaited: ${await pressed((open) => {
    environment(true);
    act(() => open());
    environment(false);
  })}`,
);
console.log(
  `awaited: ${await pressed(async (open) => {
    environment(true);
    await act(async () => open());
    environment(false);
  })}`,
);
process.exit(0);
JS
node run.mjs >out
node -p '"react " + require("./node_modules/react/package.json").version'
cat out
diff out - <<'END'
without act: shown
not awaited: before
awaited: shown
END
