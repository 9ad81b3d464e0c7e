// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '#/routes.ts';
import { openShop } from './open-shop.tsx';
import { randomBackend } from './random-backend.ts';
import { settle } from './settle.ts';

/** Fixed by default; for other responses: RANDOM_SEED=7 npx vitest run tests/component/shop/random-answers.test.tsx */
const FIRST_SEED = Number(process.env.RANDOM_SEED ?? 1);
const SEEDS = Number(process.env.RANDOM_SEEDS ?? 5);
const MALI = 'mali@lychee.test';
/** Texts of missing or invalid values. */
const NO_TEXT = /\b(?:NaN|undefined|null)\b|\[object |Invalid Date/;
/** The test environment loads no external scripts, and pages settle outside of `act`. */
const NOT_OURS =
  /JavaScript file loading is disabled|inside an `act` scope|not wrapped in act|not configured to support act/;
/** Query parameters that pages require. */
const QUERY = 'id=1&orderNo=1&preOrderNo=1&identity=x&line=1';

const pages = routes.filter(({ path }) => !path.endsWith('*'));
const answered = new Map<string, number>();
let errors: string[] = [];

beforeEach(() => {
  errors = [];
  const note = (...parts: unknown[]) => void errors.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  const total = [...answered.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${pages.length} pages, ${total} responses of ${answered.size} operations`);
});

function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(textsIn);
}

const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index);

describe.each(pages.map((route) => [route.path, route] as const))('%s', (path, { guard }) => {
  it.each(seeds)('renders random valid responses of seed %i', async (seed) => {
    const backend = randomBackend(seed);
    const shop = await openShop(`/en${path.replace(/:\w+/g, '1')}?${QUERY}`, {
      ...(guard === 'member' ? { as: MALI } : {}),
      answer: backend.answer,
    });
    await settle(shop.queryClient);
    for (const [operation, count] of backend.answered)
      answered.set(operation, (answered.get(operation) ?? 0) + count);
    const violations = shop.queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ state, queryKey }) =>
        /breaks the contract/.test(String(state.error))
          ? [`${JSON.stringify(queryKey)}: ${String(state.error)}`]
          : [],
      );
    expect.soft(violations).toEqual([]);
    const texts = [document.title, ...textsIn(document.body)];
    expect.soft(document.querySelector('.error-page, .load-error')?.textContent).toBeUndefined();
    expect.soft(texts.filter((text) => NO_TEXT.test(text))).toEqual([]);
    expect.soft(errors.filter((line) => !NOT_OURS.test(line))).toEqual([]);
    cleanup();
  });
});
