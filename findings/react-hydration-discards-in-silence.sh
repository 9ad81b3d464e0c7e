#!/usr/bin/env bash
# React: HTML of the server in a boundary whose code is still loading, when what the boundary shows changes.
#
# One expects: the HTML stays until it is hydrated, or `onRecoverableError` says that it was thrown away, as it does when
# texts differ.
# What happens: an update from above, outside of a transition, that reaches such a boundary makes React delete the HTML and
# show the fallback until the code is there. Neither `onRecoverableError` nor the console says so, also in the development
# build: no test that counts hydration errors finds it. In a transition the HTML stays.
# Version: react 19.3.1, react-dom 19.3.1, happy-dom 21.0.4. Source: `updateDehydratedSuspenseComponent` in react-dom.
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
const said = [];
for (const name of ['error', 'warn']) console[name] = (...words) => said.push(words.join(' '));
const { createElement, lazy, startTransition, Suspense, useState } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { prerender } = await import('react-dom/static');

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const Text = ({ text }) => createElement('p', null, text);
const errors = [];

function pageOf(load) {
  const Late = lazy(load);
  let change;
  function Page() {
    const [text, setText] = useState('before');
    change = setText;
    return createElement(Suspense, { fallback: 'waiting' }, createElement(Late, { text }));
  }
  return { Page, change: (text) => change(text) };
}

async function shownAfter(update) {
  const server = pageOf(async () => ({ default: Text }));
  const { prelude } = await prerender(createElement(server.Page));
  const place = document.createElement('div');
  place.innerHTML = await new Response(prelude).text();
  const browser = pageOf(() => new Promise(() => {}));
  hydrateRoot(place, createElement(browser.Page), { onRecoverableError: (error) => errors.push(error) });
  await pause(50);
  update(() => browser.change('after'));
  await pause(50);
  return place.textContent;
}

const outside = await shownAfter((change) => change());
const inside = await shownAfter((change) => startTransition(change));
console.log(`outside of a transition: ${outside}; in one: ${inside}; reported: ${errors.length}, said: ${said.length}`);
process.exit(outside.includes('waiting') && inside.includes('before') && errors.length === 0 && said.length === 0 ? 0 : 1);
JS
node run.mjs
