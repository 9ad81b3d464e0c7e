import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkHar } from '#scripts/conformance/har.ts';
import { brief } from './test-run.ts';

const LIMIT_MS = 15_000;

/** Checks a HAR file of answers to the session of a member. */
function checkEntries(entries: readonly object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'har-'));
  const file = join(folder, 'session.har');
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  const report = checkHar(file, LIMIT_MS);
  rmSync(folder, { recursive: true });
  return report;
}

const entry = (path: string, response: object, token: string | null = 'T1', method = 'GET') => ({
  startedDateTime: '2026-01-01T00:00:00Z',
  time: 5,
  request: {
    method,
    url: `https://shop.test${path}`,
    headers: token === null ? [] : [{ name: 'Authori-zation', value: token }],
  },
  response,
});
const answer = (data: unknown) => ({
  status: 200,
  content: {
    mimeType: 'application/json',
    text: JSON.stringify({ code: 200, message: 'success', data }),
  },
});
const COUNT = '/api/front/cart/count?type=total&numType=true';
const count = (pieces: number) => answer({ count: pieces });

describe('gaps of a saved session', () => {
  it('are answers from the cache', () => {
    const { findings, notRun } = checkEntries([
      entry('/api/front/pay/method', { status: 304, content: { size: 0, mimeType: '' } }),
      { ...entry(COUNT, count(2)), _fromCache: 'memory' },
    ]);
    expect(findings).toEqual([]);
    expect(notRun).toEqual([
      'payMethods: an answer from the cache of the browser',
      'cartCount: an answer from the cache of the browser',
    ]);
  });

  it('are session headers that the browser left out', () => {
    const { findings, notRun } = checkEntries([entry(COUNT, count(2), null)]);
    expect(findings).toEqual([]);
    expect(notRun).toEqual(['access checks: the file has no session tokens']);
    const others = [entry('/api/front/pay/method', { status: 304, content: {} })];
    const known = checkEntries([...others, entry(COUNT, count(2), null)]);
    expect(known.findings.map(brief)).toMatchObject([{ operation: 'cartCount', kind: 'admitted' }]);
  });

  it('are writes without a stored answer', () => {
    const wishes = (total: number) => {
      const row = { id: 1, productId: 7, storeName: 'Teapot', image: '', price: '9.50' };
      const list = Array.from({ length: total }, () => row);
      return answer({ list, total, pageNum: 1, pageSize: 20, pages: total });
    };
    const list = '/api/front/collect/product/list?page=1&limit=20';
    const lost = entry(
      '/api/front/collect/add/product',
      { status: 200, content: {} },
      'T1',
      'POST',
    );
    // A list that changes to and fro contradicts itself.
    const turns = [0, 1, 0, 1, 0, 1];
    const kinds = (...between: object[]) =>
      checkEntries(turns.flatMap((total) => [entry(list, wishes(total)), ...between]))
        .findings.map(({ kind }) => kind)
        .filter((kind) => kind === 'wrong-page' || kind === 'wrong-members');
    expect(kinds()).not.toEqual([]);
    expect(kinds(lost)).toEqual([]);
  });
});
