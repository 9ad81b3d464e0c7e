#!/usr/bin/env bash
# React Query: a part of a page that is hydrated later, whose data has changed meanwhile.
#
# One expects: `useQuery` subscribes by `useSyncExternalStore`, which has a value for hydration, so that a part whose code
# arrives late first renders what its HTML shows, and the newer data after that; a store of zustand does so.
# What happens: the part's first render has the newer data. React finds a difference to the HTML, reports a recoverable
# error (418) and renders the part again in the browser, with everything that a shopper has typed there lost.
# Version: @tanstack/react-query 5.108.0, react 19.3.1, react-dom 19.3.1, zustand 5.1.0, happy-dom 21.0.4.
# Source: `useBaseQuery`, which gives `getCurrentResult` for both and returns `getOptimisticResult`; TanStack/query #4690, #9399.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent \
  @tanstack/react-query@5.108.0 react@19.3.1 react-dom@19.3.1 zustand@5.1.0 happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';

const window = new Window();
for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator }))
  Object.defineProperty(globalThis, name, { value, configurable: true });
const { createElement, lazy, Suspense } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { prerender } = await import('react-dom/static');
const { QueryClient, QueryClientProvider, useQuery } = await import('@tanstack/react-query');
const { create } = await import('zustand');

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const KEY = ['price'];
const price = { queryKey: KEY, queryFn: () => 'after', staleTime: Infinity };

function byQuery() {
  const client = new QueryClient();
  client.setQueryData(KEY, 'before');
  const Part = () => createElement('p', null, useQuery(price).data);
  const around = (page) => createElement(QueryClientProvider, { client }, page);
  return { Part, around, change: () => client.setQueryData(KEY, 'after') };
}

function byStore() {
  const useStore = create(() => ({ price: 'before' }));
  const Part = () => createElement('p', null, useStore(({ price }) => price));
  return { Part, around: (page) => page, change: () => useStore.setState({ price: 'after' }) };
}

async function errorsOf(source) {
  const page = ({ around }, load) => around(createElement(Suspense, { fallback: 'waiting' }, createElement(lazy(load))));
  const server = source();
  const { prelude } = await prerender(page(server, async () => ({ default: server.Part })));
  const place = document.createElement('div');
  place.innerHTML = await new Response(prelude).text();

  const browser = source();
  let arrive;
  const code = new Promise((done) => (arrive = () => done({ default: browser.Part })));
  const errors = [];
  hydrateRoot(place, page(browser, () => code), { onRecoverableError: (error) => errors.push(error) });
  await pause(50);
  browser.change();
  arrive();
  await pause(100);
  return `${place.textContent}, ${errors.length} recoverable errors`;
}

const query = await errorsOf(byQuery);
const store = await errorsOf(byStore);
console.log(`query: ${query}; store: ${store}`);
process.exit(query === 'after, 1 recoverable errors' && store === 'after, 0 recoverable errors' ? 0 : 1);
JS
node run.mjs
