// @vitest-environment node
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderShop } from '#/server/render.ts';
import { TEST_MS } from '#tests/deadlines.ts';

const PAGES = 10;

it('one page is rendered in each turn of the event loop, and requests are served in between', async () => {
  let rendered = 0;
  const Page = () => {
    rendered += 1;
    return createElement('p', null, 'page');
  };
  const turns: number[] = [];
  let isOver = false;
  const watch = () => {
    turns.push(rendered);
    if (!isOver) setImmediate(watch);
  };
  watch();
  const pages = await Promise.all(
    Array.from({ length: PAGES }, () => renderShop(createElement(Page), () => undefined, TEST_MS)),
  );
  isOver = true;
  turns.push(rendered);
  expect(pages.every((page) => page?.html.includes('<p>page</p>'))).toBe(true);
  const steps = turns.map((count, index) => count - (turns[index - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});
