// @vitest-environment node
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createElement, type FunctionComponent, Suspense, use } from 'react';
import * as streaming from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { renderShop } from '#/server/render.ts';
import { TEST_MS } from '#tests/deadlines.ts';

vi.mock('react-dom/static', { spy: true });
afterEach(() => vi.clearAllMocks());

const report = vi.fn();
const render = (Page: FunctionComponent) => renderShop(createElement(Page), report, TEST_MS);

it('a page whose parts are ready is rendered at once, not streamed', async () => {
  const page = await render(() => createElement(Suspense, null, createElement('p', null, 'ready')));
  expect(page?.html).toBe('<!--$--><p>ready</p><!--/$-->');
  expect(streaming.prerenderToNodeStream).not.toHaveBeenCalled();
});

it('a text that looks like the mark of a part that waits is none', async () => {
  const page = await render(() => createElement('p', { title: '<!--$!-->' }, '<!--$!-->'));
  expect(page?.html).toContain('&lt;!--$!--&gt;</p>');
  expect(streaming.prerenderToNodeStream).not.toHaveBeenCalled();
});

it.each([true, false])('a part that waits is in the page, in a boundary: %s', async (isBounded) => {
  const late = nextTurn('late');
  const Late = () => createElement('p', null, use(late));
  const page = await render(() =>
    isBounded
      ? createElement(Suspense, { fallback: 'loading' }, createElement(Late))
      : createElement(Late),
  );
  expect(page?.html).toContain('<p>late</p>');
  expect(page?.html).not.toContain('loading');
  expect(report).not.toHaveBeenCalled();
});

it.each([true, false])(
  'a part that fails is reported once, in a boundary: %s',
  async (isBounded) => {
    const problem = new Error('fails');
    const Failing = (): never => {
      throw problem;
    };
    const page = await render(() =>
      isBounded ? createElement(Suspense, null, createElement(Failing)) : createElement(Failing),
    );
    expect(page).toBeNull();
    expect(report.mock.calls).toEqual([[problem]]);
  },
);
