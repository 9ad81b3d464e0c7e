// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { HydratedPart } from '#/shared/async/hydrated-part.tsx';
import { useDraftedForm } from '#/shared/form/use-drafted-form.ts';

const KEY = 'lychee.draft.note.1';
const EMPTY = { words: '', size: 's', gift: true };

function Form() {
  const { form, hasDraft } = useDraftedForm({ name: 'note.1', empty: EMPTY });
  return (
    <main>
      <HydratedPart>
        <textarea {...form.register('words')} />
        <input type="radio" value="s" {...form.register('size')} />
        <input type="radio" value="l" {...form.register('size')} />
        <input type="checkbox" {...form.register('gift')} />
        <output>{`${form.watch('words')} ${form.watch('size')} ${form.watch('gift')}`}</output>
        {hasDraft && <b>{'draft'}</b>}
      </HydratedPart>
    </main>
  );
}

afterEach(() => {
  window.sessionStorage.clear();
  document.body.replaceChildren();
  window.earlyUse = null;
});

/** Hydrates the form of a server's document. @param before what the shopper does before */
async function hydrated(before: (find: (selector: string) => HTMLInputElement) => void) {
  const stored = window.sessionStorage.getItem(KEY);
  window.sessionStorage.clear();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  if (stored) window.sessionStorage.setItem(KEY, stored);
  const find = (selector: string) =>
    root.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
  before(find);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Form />, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  return { find, shown: () => find('output').textContent };
}

it('a draft fills in a form that the server rendered without it, and nothing is rendered again', async () => {
  window.sessionStorage.setItem(KEY, JSON.stringify({ words: 'a draft', size: 'l' }));
  const { find, shown } = await hydrated((before) => expect(before('textarea').value).toBe(''));
  expect([find('textarea').value, shown()]).toEqual(['a draft', 'a draft l true']);
  expect(find('b').textContent).toBe('draft');
});

it('what was entered before hydration is kept', async () => {
  const { find, shown } = await hydrated((before) => {
    const [words, large, gift] = [
      before('textarea'),
      before('[value=l]'),
      before('[type=checkbox]'),
    ];
    words.value = 'typed early';
    large.checked = true;
    gift.checked = false;
    const uses = new Map<Element, string | boolean>([
      [words, 'typed early'],
      [large, true],
      [gift, false],
    ]);
    window.earlyUse = { uses };
  });
  await waitFor(() => expect(shown()).toBe('typed early l false'));
  expect(find('textarea').value).toBe('typed early');
});

it('a draft does not replace what was entered before hydration', async () => {
  window.sessionStorage.setItem(KEY, JSON.stringify({ words: 'a draft', size: 'l' }));
  const { find, shown } = await hydrated((before) => {
    window.earlyUse = { uses: new Map([[before('textarea'), 'typed early']]) };
  });
  expect([find('textarea').value, shown()]).toEqual(['typed early', 'typed early l true']);
});

it('without anything stored or entered the form is empty', async () => {
  const { shown } = await hydrated(() => undefined);
  expect(shown()).toBe(' s true');
});
