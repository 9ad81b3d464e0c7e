import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { answerReader } from '#/server/answers.ts';
import { createBreaker } from '#/server/breaker.ts';
import { builtFolder } from './built-folder.ts';
import { BROWSER, PATIENT, servePages } from './page-server.ts';

// What a page waits for need not be a call that can be aborted.
let held: (() => void) | null = null;
vi.mock('#/router/prepare.ts', async (original) => {
  const router = await original<typeof import('#/router/prepare.ts')>();
  return {
    ...router,
    prepare: async (...args: Parameters<typeof router.prepare>) => {
      const page = await router.prepare(...args);
      if (held) await new Promise(held);
      return page;
    },
  };
});

const dist = builtFolder();
afterAll(() => rmSync(dist, { recursive: true }));

const REFUSED = { code: 500, message: 'no', data: null };
const MEMBER = { Cookie: 'auth._token.local=Bearer%20abc; lychee.zone=Asia%2FVientiane' };

/** A shop whose pages never settle. */
async function serveHeld(breaker = createBreaker('https://api.example.com')) {
  const answers = answerReader();
  const problems: string[] = [];
  let counts = { running: () => -1, waiting: () => -1 };
  const shop = await servePages(dist, () => Promise.resolve(Response.json(REFUSED)), {
    breaker,
    answers,
    deadlines: { ...PATIENT, hard: 1, render: 0, frame: 1 },
    report: (problem) => problems.push(String(problem)),
    watchQueue: (queue) => (counts = queue),
  });
  held = () => undefined;
  return {
    ...shop,
    used: () => ({ bytes: answers.used(), running: counts.running(), waiting: counts.waiting() }),
    problems: () => problems.length,
  };
}
const NOTHING = { bytes: 0, running: 0, waiting: 0 };
afterEach(() => (held = null));

it('a page of everybody that never settles is the frame, and ends the probe of the backend', async () => {
  let now = 0;
  const breaker = createBreaker('https://api.example.com', { now: () => now, failuresToOpen: 1 });
  breaker.record('unreachable');
  now += 60_000;
  const { get, stop, used, problems } = await serveHeld(breaker);
  const page = await get('/en/goods/top_one');
  expect(page.status).toBe(200);
  expect(page.control).toBe('no-store');
  expect(problems()).toBe(1);
  expect(used()).toEqual(NOTHING);
  expect(breaker.admit()).toBe(true);
  await stop();
});

it('a page of a member that never settles is the frame', async () => {
  const { get, stop, used, problems } = await serveHeld();
  const page = await get('/en/order/shopping_cart', { ...BROWSER, ...MEMBER });
  expect(page.status).toBe(200);
  expect(page.text).toContain('"isFrame":true');
  expect(problems()).toBe(1);
  expect(used()).toEqual(NOTHING);
  await stop();
});
