import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { JOURNEYS } from '#scripts/conformance/journeys/all.ts';
import { isCall, type Journey } from '#scripts/conformance/journeys/journey.ts';
import { createRedactor } from '#scripts/conformance/redact.ts';
import { publish } from '#scripts/conformance/report/write.ts';
import { embeddedMarket, run } from './test-run.ts';
import { faultProxy, json, type ReceivedRequest } from './fault-proxy.ts';

const market = embeddedMarket();

/** The operations that a journey calls. */
const operationsIn = ({ steps }: Journey): OperationId[] =>
  steps.filter(isCall).map(({ operation }) => operation);

/** Journeys that together call every operation. */
function callEveryOperation(journeys: readonly Journey[]): Journey[] {
  const called = new Set<OperationId>();
  return journeys
    .toSorted((one, other) => one.steps.length - other.steps.length)
    .filter((journey) => {
      const added = operationsIn(journey).filter((id) => !called.has(id));
      for (const id of added) called.add(id);
      return added.length > 0;
    });
}

describe('the redactor', () => {
  const { hide, value, text, url } = createRedactor();

  it('redacts personal data', () => {
    const person = {
      email: 'mei@example.com',
      phone: '5550100144',
      realName: 'Mei Lin',
      nikeName: 'Mei',
      userAddress: '18 Orchard Lane',
      detail: '18 Orchard Lane',
      postCode: 50_200,
      token: 'abc',
      password: 'x',
      captcha: '482913',
      identity: 'LC1',
      code: '482913',
    };
    for (const one of Object.values(value(person) as object)) expect(one).toBe('[redacted]');
    expect(text('write to mei.lin+a@example.com or +66 812 345 678')).toBe(
      'write to [redacted] or [redacted]',
    );
    expect(text('token 5f2b0c9e7a1d4836b0e2c7f49a6d81e3')).toBe('token [redacted]');
    expect(url('http://shop.test/api/front/order/visitor/detail?orderNo=SH1&identity=secret')).toBe(
      'http://shop.test/api/front/order/visitor/detail?orderNo=SH1&identity=[redacted]',
    );
  });

  it('keeps other data', () => {
    const product = {
      code: 200,
      storeName: 'Teapot',
      merName: 'Kiln',
      price: '38.50',
      createTime: '2025-11-20 15:52:03',
      orderNo: 'SH357176362512345672918',
      id: 61_001,
      list: [1, 2],
    };
    expect(value(product)).toEqual(product);
    const large = 'at most 9007199254740991; got number 9007199254740993, number 1795839731623';
    expect(text(large)).toBe(large);
    expect(url('http://localhost:4173/api/front/product/detail/1024')).toBe(
      'http://localhost:4173/api/front/product/detail/1024',
    );
  });

  it('redacts a registered secret everywhere', () => {
    hide('Teapot.2025');
    expect(text('“Teapot.2025” is wrong')).toBe('“[redacted]” is wrong');
  });
});

describe('the reports', () => {
  it('contain no personal data of requests and answers', async () => {
    const { origin, member, other, sandbox } = market.current;
    const traffic: string[] = [];
    // Every answer is invalid, contains personal data and echoes its request.
    const leakyAnswer = (body: string, text: string, { path }: ReceivedRequest) =>
      JSON.stringify({
        ...(JSON.parse(text) as object),
        person: { email: 'eve@evil.example', realName: 'Eve Adams', phone: '4930123456789' },
        echo: `${decodeURIComponent(path)} ${body}`,
        message: 7,
      });
    const proxy = await faultProxy(origin, ({ path }) => (text, res, request) => {
      traffic.push(text, request.body, path);
      json(res, leakyAnswer(request.body, text, request));
    });
    const report = await run({
      baseUrl: proxy.origin,
      journeys: callEveryOperation(JOURNEYS),
      member,
      other,
      sandbox,
    });
    proxy.close();
    const broken = new Set(report.findings.flatMap((one) => [one.operation, ...one.alsoIn]));
    expect(broken.size).toBeGreaterThan(50);

    const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
    const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(publish(report, folder)).toBe(1);
    const written =
      printed.mock.calls.flat().join('\n') +
      ['report.json', 'report.html', 'junit.xml']
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n');
    printed.mockRestore();
    rmSync(folder, { recursive: true });

    const secrets = new Set([
      member.email,
      member.password,
      'eve@evil.example',
      'Eve Adams',
      '4930123456789',
      'Conformance Check',
      '1 Test Road',
    ]);
    for (const [, , secret] of traffic
      .join('\n')
      .matchAll(
        /"(token|email|captcha|password|newPassword|phone|identity|realName|clientSecret)":"([^"]{5,})"/g,
      ))
      secrets.add(secret!);
    expect(secrets.size).toBeGreaterThan(30);
    expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
  });
});
