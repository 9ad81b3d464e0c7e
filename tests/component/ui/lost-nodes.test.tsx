// @vitest-environment happy-dom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tolerateLostNodes } from '#/lib/lost-nodes.ts';

const { insertBefore, removeChild } = Node.prototype;
beforeAll(() => tolerateLostNodes());
afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));

// A document of its own, because the texts are beside other children here on purpose.
const { body } = document.implementation.createHTMLDocument();
const line = (icon: string | null, ...texts: string[]) =>
  createElement('p', null, icon && createElement('i', { key: icon }, icon), ...texts);

function rendered() {
  const root = createRoot(body);
  flushSync(() => root.render(line(null, 'text')));
  const text = body.querySelector('p')!.firstChild!;
  return { root, text };
}

test('React adds elements before and removes texts that are no longer in the document', () => {
  const { root, text } = rendered();
  text.remove();
  flushSync(() => root.render(line('icon', 'text')));
  expect(body.innerHTML).toBe('<p><i>icon</i></p>');
  flushSync(() => root.render(line('icon')));
  expect(body.innerHTML).toBe('<p><i>icon</i></p>');
  root.unmount();
});

test('an element is added before the one that a text was moved into', () => {
  const { root, text } = rendered();
  const moved = document.createElement('font');
  text.replaceWith(moved);
  moved.append(text);
  flushSync(() => root.render(line('icon', 'text')));
  expect(body.innerHTML).toBe('<p><i>icon</i><font>text</font></p>');
  flushSync(() => root.render(line('icon')));
  expect(body.innerHTML).toBe('<p><i>icon</i><font></font></p>');
  root.unmount();
});
