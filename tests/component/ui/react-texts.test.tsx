// @vitest-environment happy-dom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { collectReactTexts } from '#tests/react-texts.ts';

test('finds texts that React holds, and no text that is alone in its element', () => {
  const other = document.implementation.createHTMLDocument();
  const reactTexts = collectReactTexts(other);
  const root = createRoot(other.body);
  flushSync(() => root.render(createElement('p', null, 'alone')));
  expect(reactTexts()).toEqual([]);
  flushSync(() => root.render(createElement('p', null, 'beside', createElement('b'))));
  expect(reactTexts()).toEqual(['beside']);
  root.unmount();
});
