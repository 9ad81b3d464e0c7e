import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { brokenScreens, exitCode } from '#scripts/conformance/report/report.ts';
import { textReport } from '#scripts/conformance/report/text.ts';
import { exampleServer } from './example-server.mjs';
import { brief, journeyOf, run } from './test-run.ts';

const server = exampleServer();
const OPERATIONS: OperationId[] = [
  'hotKeywords',
  'payMethods',
  'loginPicture',
  'productLeaderboard',
  'merchantTypes',
];

beforeAll(
  () => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve())),
);
afterAll(() => void server.close());

describe('a server without code of the project', () => {
  it('is checked: three operations conform, two do not', async () => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const report = await run({
      baseUrl,
      allowWrites: false,
      journeys: [journeyOf(...OPERATIONS.map((operation) => ({ operation })))],
    });
    const wrong = (operation: string, kind: string, path: string) => ({
      operation,
      code: 200,
      kind,
      path,
      grade: 'breaks',
    });
    expect(report.findings.map(brief)).toEqual([
      wrong('merchantTypes', 'wrong-type', '$.data[*]'),
      wrong('productLeaderboard', 'wrong-type', '$.data[*].price'),
      wrong('productLeaderboard', 'missing', '$.data[*].sales'),
    ]);
    expect(report.findings[0]).toMatchObject({
      count: 2,
      got: 'string "flagship"',
      first: { at: '$.data[0]' },
    });
    expect(
      report.cases.filter(({ grade }) => grade === 'ok').map(({ operation }) => operation),
    ).toEqual(['hotKeywords', 'payMethods', 'loginPicture']);
    expect(brokenScreens(report)).toContainEqual(['/', ['productLeaderboard']]);
    expect(exitCode(report)).toBe(1);
    expect(textReport(report)).toContain(
      '3 breaks, 0 security, 0 wrong value, 0 slow, 0 tolerated, 0 extra',
    );
  });

  it('reports missing operations, but not missing extensions', async () => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const report = await run({
      baseUrl,
      allowWrites: false,
      journeys: [journeyOf({ operation: 'homeConfig' }, { operation: 'homeIndex' })],
    });
    expect(report.absent).toEqual(['homeConfig']);
    expect(report.findings.map(brief)).toEqual([
      { operation: 'homeIndex', code: null, kind: 'http-error', path: '$', grade: 'breaks' },
    ]);
  });
});
