import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arazzoOf } from '#scripts/conformance/arazzo.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { loadContract } from '#scripts/conformance/contract.ts';
import { parseOptions } from '#scripts/conformance/options.ts';
import { readExtensions } from '#scripts/conformance/own/extensions.ts';
import { UsageError } from '#scripts/conformance/usage-error.ts';
import { embeddedMarket, run } from './test-run.ts';

const contract = loadContract();
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'own-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const OWN = `
export const journeys = [
  {
    name: 'first-product',
    about: 'a product of the list',
    steps: [
      { operation: 'productList', query: { page: 1, limit: 3 }, take: { id: 'list[0].id' } },
      { operation: 'productDetail', as: 'guest', params: { id: '$id' } },
    ],
  },
];
let calls = 0;
export const rules = [
  {
    name: 'no stars',
    operations: ['productList'],
    check: ({ data, query }) => [
      { at: 'list[0].name', expected: 'none of ' + query.limit, got: data.list.length },
    ],
  },
  { name: 'broken', check: () => calls++ < 1 ? [] : data.list },
];
`;

describe('own journeys and rules', () => {
  const market = embeddedMarket();

  it('run like those of the package', async () => {
    const own = await readExtensions(contract, [write('own.mjs', OWN)]);
    const report = await run({
      baseUrl: market.current.origin,
      journeys: own.journeys,
      ownRules: own.rules,
    });
    expect(report.cases.map(({ label }) => label)).toEqual([
      'first-product: Search products',
      'first-product: Product page',
    ]);
    expect(
      report.findings.map(({ rule, path, expected, got }) => [rule, path, expected, got]),
    ).toEqual([
      ['C601', '$.data.list[*].name', 'no stars: none of 3', '3'],
      [
        'C601',
        '$.data',
        'broken: a rule that returns a list of { at, expected, got }',
        'ReferenceError: data is not defined',
      ],
    ]);
  });

  it('send calls at the same time, of which one succeeds', async () => {
    const receive = { operation: 'couponReceive', as: 'member', body: { couponId: '$couponId' } };
    const file = write(
      'at-once.json',
      JSON.stringify({
        journeys: [
          {
            name: 'two-tabs',
            about: 'a coupon is received in two tabs',
            steps: [
              {
                operation: 'couponOffers',
                as: 'member',
                query: { useType: 2, page: 1, limit: 50 },
                take: { couponId: 'list[isUse=false].id' },
              },
              { ...receive, alongside: [receive], once: 500 },
            ],
          },
        ],
      }),
    );
    const own = await readExtensions(contract, [file]);
    const { origin, member } = market.current;
    const report = await run({ baseUrl: origin, member, journeys: own.journeys });
    expect(report.findings).toEqual([]);
    expect(report.cases.filter(({ operation }) => operation === 'couponReceive')).toHaveLength(2);
    expect(arazzoOf(contract, own.journeys).workflows).toMatchObject([
      { steps: [{}, {}, { successCriteria: [{}, { condition: '$response.body#/code == 500' }] }] },
    ]);
  });

  it.each([
    ['none.mjs', null, 'there is no such file'],
    ['empty.mjs', 'export const other = 1;', 'neither journeys nor rules'],
    [
      'operation.json',
      '{"journeys":[{"name":"a","about":"","steps":[{"operation":"b"}]}]}',
      'no operation b',
    ],
    [
      'step.json',
      '{"journeys":[{"name":"a","about":"","steps":[{"operation":"userInfo","parms":{}}]}]}',
      'a, step 1: ',
    ],
    [
      'value.json',
      '{"journeys":[{"name":"a","about":"","steps":[{"operation":"userInfo","values":[{"what":"b","at":"c","iss":1}]}]}]}',
      'iss',
    ],
    [
      'no-test.json',
      '{"journeys":[{"name":"a","about":"","steps":[{"operation":"userInfo","values":[{"what":"b","at":"c"}]}]}]}',
      'one of is, has, lacks',
    ],
    ['text.json', '{"journeys"', 'text.json'],
  ])('says what is wrong with %s', async (name, text, message) => {
    const file = text === null ? join(folder, name) : write(name, text);
    const read = readExtensions(contract, [file]);
    await expect(read).rejects.toThrow(UsageError);
    await expect(read).rejects.toThrow(message);
  });
});

describe('the configuration', () => {
  const parse = (config: object, args: string[] = [], env = {}) =>
    parseOptions(['--config', write('config.json', JSON.stringify(config)), ...args], env);

  it('has the options by their names; the command line goes before it', () => {
    const config = {
      'base-url': 'https://u:p%40@shop.test/',
      email: 'a@b.test',
      password: '${PASSWORD}',
      'allow-writes': true,
      rate: 0,
      header: ['X-Key: ${KEY}'],
      extend: ['own.mjs'],
      'require-coverage': 0,
    };
    const env = { PASSWORD: 'p', KEY: 'k', CI: 'true' };
    expect(parse(config, ['--email', 'c@d.test'], env)).toMatchObject({
      baseUrl: 'https://shop.test/',
      member: { email: 'c@d.test', password: 'p' },
      allowWrites: true,
      rate: null,
      headers: { Authorization: `Basic ${btoa('u:p@')}`, 'X-Key': 'k' },
      extend: [join(folder, 'own.mjs')],
      requireCoverage: null,
    });
  });

  it('has hooks, for sessions without a password too', () => {
    const signIn = { command: ['token'] };
    const { hooks, member } = parse({ email: 'a@b.test', hooks: { signIn } });
    expect(hooks).toEqual({ signIn });
    expect(member).toEqual({ email: 'a@b.test', password: '' });
  });

  it.each([
    [{ emial: 'a@b.test' }, 'emial'],
    [{ email: true }, 'email'],
    [{ password: '${PASSWORD}' }, 'the environment has no PASSWORD'],
    [{ hooks: { ship: { comand: [] } } }, 'hooks.ship'],
  ])('refuses %j', (config, message) => {
    expect(() => parse(config)).toThrow(UsageError);
    expect(() => parse(config)).toThrow(message);
  });

  it.each([
    [['--header', 'no colon'], '--header'],
    [['--basic-auth', 'user'], '--basic-auth'],
    [['--key', 'client.key'], '--cert'],
    [['--config', 'none.json'], 'none.json'],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args, {})).toThrow(message);
  });
});

describe('the journeys as Arazzo', () => {
  interface Workflow {
    workflowId: string;
    inputs?: { properties: object };
    steps: { stepId: string; operationId: string; outputs?: object }[];
  }
  const { workflows } = arazzoOf(contract, allJourneys(contract)) as unknown as {
    workflows: Workflow[];
  };

  it('use operations of the contract, and values of earlier steps or inputs', () => {
    const ids = workflows.flatMap(({ steps }) => steps.map(({ stepId }) => stepId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(500);
    for (const { workflowId, inputs, steps } of workflows) {
      const known = new Set(Object.keys(inputs?.properties ?? {}).map((name) => `$inputs.${name}`));
      for (const step of steps) {
        expect(contract.operations.has(step.operationId), step.stepId).toBe(true);
        const used = JSON.stringify(step).match(/\$(?:inputs\.\w+|steps\.[\w-]+\.outputs\.\w+)/g);
        for (const one of used ?? []) expect(known, `${workflowId} ${one}`).toContain(one);
        for (const name of Object.keys(step.outputs ?? {}))
          known.add(`$steps.${step.stepId}.outputs.${name}`);
      }
    }
  });
});
