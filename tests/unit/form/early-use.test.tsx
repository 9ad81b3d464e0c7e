// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { noteEarlyUse } from '#/server/inline-scripts.ts';
import { isOwned, replayEarlyUse } from '#/shared/async/early-use.ts';
import { partHydrated } from '#/shared/async/hydration.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';

/** What the handlers of a part have done, in their order. */
const done: string[] = [];

function Choice() {
  const [size, setSize] = useState('s');
  const choose = (to: string) => () => {
    done.push(to);
    setSize(to);
  };
  return (
    <form>
      <input type="radio" name="size" value="s" checked={size === 's'} onChange={choose('s')} />
      <input type="radio" name="size" value="l" checked={size === 'l'} onChange={choose('l')} />
      <select onChange={({ target }) => done.push(target.value)}>
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <button type="button" onClick={() => done.push(`buy ${size}`)}>
        Buy
      </button>
    </form>
  );
}

function page(load: () => Promise<{ Choice: typeof Choice }>) {
  const Late = lazyPart(load, 'Choice');
  return function Page() {
    const [words, setWords] = useState('');
    useEffect(() => {
      partHydrated();
      void replayEarlyUse();
    }, []);
    return (
      <main>
        <input id="words" value={words} onChange={({ target }) => setWords(target.value)} />
        <output>{words}</output>
        <LazyBoundary ssr>
          <Late />
        </LazyBoundary>
      </main>
    );
  };
}

it('early use is repeated in its order, each in its part', async () => {
  const OfServer = page(() => Promise.resolve({ Choice }));
  const { prelude } = await prerenderToNodeStream(<OfServer />);
  const place = document.createElement('div');
  for await (const piece of prelude) place.innerHTML += String(piece);
  document.body.append(place);
  const find = (selector: string) => place.querySelector(selector) as HTMLInputElement;
  const [words, large, many, buy] = [
    find('#words'),
    find('[value=l]'),
    find('select'),
    find('button'),
  ];
  words.value = 'tea';
  large.checked = true;
  many.value = '2';
  const uses = new Map<Element, string | boolean | number>([
    [words, 'tea'],
    [large, true],
    [many, '2'],
    [buy, 1],
  ]);
  window.earlyUse = { uses };

  const code = Promise.withResolvers<{ Choice: typeof Choice }>();
  const InBrowser = page(() => code.promise);
  const root = await act(async () => hydrateRoot(place, <InBrowser />));
  expect(find('output').textContent).toBe('tea');
  expect(words.value).toBe('tea');
  expect([isOwned(words), isOwned(large)]).toEqual([true, false]);
  expect([...uses.keys()]).toEqual([large, many, buy]);
  expect(done).toEqual([]);

  await act(async () => code.resolve({ Choice }));
  await waitFor(() => expect(done).toEqual(['l', '2', 'buy l']));
  expect([large.checked, many.value]).toEqual([true, '2']);
  expect(window.earlyUse).toBeNull();
  await act(async () => root.unmount());
});

it('what the shopper has used again meanwhile is not repeated', async () => {
  const pressed: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => void pressed.push(name));
    document.body.append(button);
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  const uses = new Map<Element, number>([
    [first, 1],
    [second, 1],
  ]);
  window.earlyUse = { uses };
  const repeated = replayEarlyUse();
  // As the document notes it.
  uses.delete(second);
  second.click();
  await repeated;
  expect(pressed).toEqual(['first', 'second']);
});

it.each([
  ['prevented without an address', '', false, true],
  ['sent to its address', 'action="/en/goods/goods_search"', false, false],
  ["React's in what it owns", '', true, false],
])('a form that is sent early is %s', (_what, action, owned, prevented) => {
  noteEarlyUse();
  if (window.earlyUse) window.earlyUse.isOwned = () => owned;
  document.body.innerHTML = `<form ${action}><input name="name"></form>`;
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(prevented);
});

it('presses are forgotten when the page is left, entries are kept', () => {
  noteEarlyUse();
  const [button, field] = [document.createElement('button'), document.createElement('input')];
  document.body.append(button, field);
  button.click();
  field.value = 'tea';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect([...(window.earlyUse?.uses.keys() ?? [])]).toEqual([button, field]);
  window.dispatchEvent(new Event('pagehide'));
  expect([...(window.earlyUse?.uses.entries() ?? [])]).toEqual([[field, 'tea']]);
});
