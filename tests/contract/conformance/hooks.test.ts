import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBody } from '#mocks/read-body.ts';
import { createFetch } from '#scripts/conformance/connection.ts';
import { runHook } from '#scripts/conformance/hooks.ts';
import { unsupportedEvents } from '#scripts/conformance/run/outside.ts';
import { embeddedMarket, journeyOf, run } from './test-run.ts';

const seen: { url: string; key: unknown; body: string }[] = [];
const STATUSES: Record<string, number> = { '/broken': 503, '/moved': 302 };
const server = createServer((req: IncomingMessage, res) => {
  void readBody(req).then((body) => {
    seen.push({ url: req.url ?? '', key: req.headers['x-key'], body: String(body) });
    res.statusCode = STATUSES[req.url ?? ''] ?? 200;
    res.setHeader('Location', '/broken');
    res.end(res.statusCode === 200 ? '{"data":{"token":"T1"}}' : 'closed on Sundays');
  });
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => void (seen.length = 0));

const ECHO = `process.stdin.on('data', (text) => process.stdout.write(text))`;

describe('a hook', () => {
  it('is a call: values in the address are encoded, numbers of the body stay numbers', async () => {
    const request = {
      url: `${origin}/orders/$orderNo/ship`,
      headers: { 'X-Key': '$email' },
      body: { times: '$times', text: 'for $email' },
    };
    const event = { do: 'ship', orderNo: 'A/1', email: 'a@b.test', times: 2 };
    expect(await runHook({ request, take: 'data.token' }, event)).toBe('T1');
    expect(seen).toEqual([
      {
        url: '/orders/A%2F1/ship',
        key: 'a@b.test',
        body: '{"times":2,"text":"for a@b.test"}',
      },
    ]);
  });

  it('is a command, which gets the event and answers JSON or text', async () => {
    const event = { do: 'ship', orderNo: 'A1' };
    const node = process.execPath;
    expect(await runHook({ command: [node, '-e', ECHO] }, event)).toEqual(event);
    const whole = { request: { url: origin, body: '$event' } };
    await runHook(whole, event);
    expect(seen.at(-1)?.body).toBe(JSON.stringify(event));
    const command = [node, '-e', 'console.log(process.argv[1])', 'no $orderNo; echo'];
    expect(await runHook({ command }, event)).toBe('no A1; echo');
  });

  it.each([
    [{ request: { url: '/broken' } }, 'The hook ship failed: HTTP 503 closed on Sundays'],
    [
      { command: [process.execPath, '-e', 'console.error("no such order"); process.exit(4)'] },
      'The hook ship failed: no such order',
    ],
    [{ command: ['no-such-program'] }, 'The hook ship failed: spawn no-such-program ENOENT'],
    [
      { command: ['echo', '$parcel'] },
      'The hook ship failed: $parcel is not in the event, which has $do, $orderNo',
    ],
  ])('says why it failed: %#', async (hook, message) => {
    const one = 'request' in hook ? { request: { url: origin + hook.request.url } } : hook;
    await expect(runHook(one, { do: 'ship', orderNo: 'A1' })).rejects.toThrow(message);
  });
});

describe('a server behind a gateway', () => {
  it('gets the headers of the options with every call, and its redirects are answers', async () => {
    const send = createFetch({ 'X-Key': 'k1' }, false);
    await send(`${origin}/a`, { headers: { Accept: 'text/html' } });
    expect(seen).toMatchObject([{ url: '/a', key: 'k1' }]);
    expect((await send(`${origin}/moved`)).status).toBe(302);
  });
});

describe('a run with hooks', () => {
  const market = embeddedMarket();
  const userInfo = { operation: 'userInfo', as: 'member' } as const;

  it('signs in by a hook, and lets a hook do what other parties do', async () => {
    const { origin: baseUrl, member } = market.current;
    const login = {
      url: `${baseUrl}/api/front/login/email`,
      body: { email: member.email, password: '$password' },
    };
    const inbox = { request: { url: `${baseUrl}/sandbox/control`, body: { do: '$do' } } };
    const report = await run({
      baseUrl,
      member,
      journeys: [
        journeyOf(userInfo, { sandbox: { do: 'inbox' }, take: { mails: 'data' } }, userInfo),
      ],
      hooks: { signIn: { request: login, take: 'data.token' }, inbox },
    });
    expect(report.findings).toEqual([]);
    expect(report.cases.filter(({ source }) => source === 'test')).toHaveLength(2);
    expect(report.lostSteps).toBe(0);
  });

  it('counts the steps after a hook that failed as lost', async () => {
    const { origin: baseUrl, member } = market.current;
    const report = await run({
      baseUrl,
      member,
      journeys: [journeyOf({ sandbox: { do: 'ship', email: 'x' } }, userInfo, userInfo)],
      hooks: { ship: { command: [process.execPath, '-e', 'process.exit(1)'] } },
    });
    expect(report.lostSteps).toBe(2);
    expect(report.notRun[0]).toContain('The hook ship failed');
  });

  it('knows which journeys it cannot do', () => {
    const journey = journeyOf({ sandbox: { do: 'ship' } }, { sandbox: { do: 'forward', ms: 1 } });
    const ship = { command: ['ship'] };
    expect(unsupportedEvents(journey, { sandbox: null, hooks: { ship } })).toEqual(['forward']);
    expect(unsupportedEvents(journey, { sandbox: () => Promise.resolve(null) })).toEqual([]);
  });
});
