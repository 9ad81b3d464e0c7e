import { describe, expect, it } from 'vitest';
import { loadContract, operationAt, type OperationId } from '#scripts/conformance/contract.ts';
import type { CallStep } from '#scripts/conformance/journeys/journey.ts';
import { faultProxy } from './fault-proxy.ts';
import { plant, type PlantedFault, type Tree } from './planted/plant.ts';
import { embeddedMarket, journeyOf, run } from './test-run.ts';

const contract = loadContract();
const market = embeddedMarket();

const STORES: CallStep = {
  operation: 'merchantStreet',
  query: { page: 1, limit: 20 },
  take: { firstId: 'list[0].id', secondId: 'list[1].id' },
};
const readBoth = (operation: OperationId): readonly CallStep[] => [
  STORES,
  { operation, params: { id: '$firstId' } },
  { operation, params: { id: '$secondId' } },
];

/** The findings of a run whose answers are changed. */
async function findingsWith(
  operation: OperationId,
  edit: NonNullable<PlantedFault['edit']>,
  steps: readonly CallStep[] = readBoth(operation),
) {
  const planted = plant({ name: 'test', about: 'same', on: [operation], edit });
  const proxy = await faultProxy(market.current.origin, (request) =>
    operationAt(contract, request.method, request.path.split('?')[0]!)?.id === operation
      ? planted.inject(request)
      : null,
  );
  const report = await run({ baseUrl: proxy.origin, journeys: [journeyOf(...steps)] });
  proxy.close();
  expect(planted.hits()).toBeGreaterThan(0);
  return report.findings.map(({ path, kind }) => ({ path, kind }));
}

const contacts = (nth: (call: number) => number) => {
  let calls = 0;
  return ({ data }: { data: Tree }) => {
    calls += 1;
    data.serviceMessage = `https://message.example/${nth(calls)}`;
  };
};
const UNSTEADY = [{ path: '$.data.serviceMessage', kind: 'disagrees' }];

describe('a read', () => {
  it('is reported if it shows a value of the request before it', async () => {
    const found = await findingsWith('merchantService', ({ data, memory }) => {
      const before = memory.get('before') ?? data.serviceMessage;
      memory.set('before', data.serviceMessage);
      data.serviceMessage = before;
    });
    expect(found).toEqual(UNSTEADY);
  });

  it('is reported if it shows another value each time', async () => {
    expect(
      await findingsWith(
        'merchantService',
        contacts((call) => (call * 7) % 16),
      ),
    ).toEqual(UNSTEADY);
  });

  it('may show what others have changed', async () => {
    const changed = contacts((call) => Math.floor(call / 4));
    expect(await findingsWith('merchantService', changed)).toEqual([]);
  });

  it('is sent again after requests that succeeded only', async () => {
    const list = (limit: number): CallStep => ({
      operation: 'merchantStreet',
      query: { page: 1, limit },
    });
    const refused: CallStep = { ...list(0), expect: 400, lenient: true };
    const found = await findingsWith(
      'merchantStreet',
      ({ data, nth }) => {
        for (const row of data.list as Tree[])
          row.streetBackImage = `https://img.example/${(nth * 7) % 16}.webp`;
      },
      [list(20), refused, list(10), list(20)],
    );
    expect(found.map(({ kind }) => kind)).toContain('disagrees');
    expect(found.map(({ kind }) => kind)).not.toContain('refused');
  });

  it('may show a number that others count', async () => {
    let followers = 100;
    expect(
      await findingsWith('merchantDetail', ({ data }) => {
        followers += 1;
        data.collectNum = followers;
      }),
    ).toEqual([]);
  });
});
