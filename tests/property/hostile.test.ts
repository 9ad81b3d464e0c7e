// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_MS } from '#tests/deadlines.ts';
import { openSession } from '#mocks/market/sessions.ts';
import { type TestMarket, testMarket } from '#mocks/test.ts';
import { fill, type Pools, poolsOf } from './fill.ts';
import { type Call, callSequences, type Caller, codesOf, operationIds } from './requests.ts';
import { violatedInvariants } from './invariants.ts';

const RUNS = 110;
const CALLS = 25;
/** Fixed by default; for other requests: FC_SEED=7 npx vitest run tests/property */
const SEED = Number(process.env.FC_SEED ?? 20_261);

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Encodes any value for a path; lone surrogates cannot be encoded. */
const inPath = (value: unknown) =>
  encodeURIComponent(asText(value).replace(/[\ud800-\udfff]/g, '?')) || '%20';

function requestOf(call: Call, pools: Pools, tokens: Record<Caller, string | null>): Request {
  const params = fill(call.params, pools, call.tag) as Record<string, unknown>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(params[name]));
  const query = new URLSearchParams(
    Object.entries(fill(call.query, pools, call.tag) as object).map(([key, value]) => [
      key,
      asText(value),
    ]),
  );
  const headers = new Headers({ 'Form-type': 'pc', 'Accept-Language': 'en' });
  const token = tokens[call.caller];
  if (token) headers.set('Authori-zation', token);
  const body = fill(call.body, pools, call.tag);
  if (call.method === 'GET') return new Request(`http://shop.test${path}?${query}`, { headers });
  if (call.type === 'multipart/form-data')
    return new Request(`http://shop.test${path}?${query}`, {
      method: 'POST',
      headers,
      body: formOf(body),
    });
  headers.set('Content-Type', call.type);
  const text =
    call.type.includes('urlencoded') && typeof body === 'object' && body !== null
      ? new URLSearchParams(
          Object.entries(body).map(([key, value]) => [key, asText(value)]),
        ).toString()
      : asText(body);
  return new Request(`http://shop.test${path}?${query}`, { method: 'POST', headers, body: text });
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  if (typeof body !== 'object' || body === null) return form;
  for (const [key, value] of Object.entries(body))
    form.append(key, new Blob([asText(value)]), `${key}.png`);
  return form;
}

function openSessions({ market }: TestMarket): Record<Caller, string | null> {
  const [member, newcomer] = market.state.users;
  if (!member || !newcomer) throw new Error('The market has no demo shoppers');
  return {
    guest: null,
    unknown: 'f'.repeat(32),
    member: openSession(market, member).token,
    newcomer: openSession(market, newcomer).token,
  };
}

const stats = { calls: 0, succeeded: new Set<string>(), called: new Set<string>() };

async function runCalls(calls: Call[]): Promise<void> {
  const shop = testMarket();
  for (const call of calls) {
    // A call may have ended a session, so each call opens new ones.
    const request = requestOf(
      call,
      poolsOf(shop.market, shop.market.state.users[0]?.id ?? 0),
      openSessions(shop),
    );
    const answer = await shop.fetch(request);
    const text = await answer.text();
    expect(answer.status, `${call.operation}: ${text}`).toBe(200);
    const envelope = JSON.parse(text) as { code: number };
    expect([...codesOf(call.operation)], `${call.operation}: ${text.slice(0, 300)}`).toContain(
      envelope.code,
    );
    // The market validates every success before it is sent.
    if (envelope.code !== 200)
      expect({ data: null, ...envelope }, text).toEqual({
        code: envelope.code,
        message: expect.any(String),
        data: null,
      });
    expect(shop.switches.violations).toEqual([]);
    expect(violatedInvariants(shop.market), call.operation).toEqual([]);
    stats.calls += 1;
    stats.called.add(call.operation);
    if (envelope.code === 200) stats.succeeded.add(call.operation);
  }
  expect(structuredClone(shop.market.state)).toEqual(JSON.parse(JSON.stringify(shop.market.state)));
}

describe('the market', () => {
  it('conforms to the contract and keeps its invariants for hostile requests', async () => {
    await fc.assert(fc.asyncProperty(callSequences(CALLS), runCalls), {
      numRuns: RUNS,
      seed: SEED,
      endOnFailure: false,
      interruptAfterTimeLimit: TEST_MS,
      markInterruptAsFailure: true,
    });
    expect(stats.calls).toBeGreaterThan(2000);
    expect(stats.called.size).toBe(operationIds.length);
    // Enough operations must succeed.
    expect(stats.succeeded.size / operationIds.length).toBeGreaterThan(0.6);
  });
});
