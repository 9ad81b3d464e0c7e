import { setTimeout as wait } from 'node:timers/promises';
import type { Ask, Handler, WireData } from '#mocks/handlers/types.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { acting, type PlantedFault } from './plant.ts';

/** How long a write waits for another at the same time, in ms. */
const OVERLAP_MS = 250;

/**
 * A write that overlaps another of its operation. The first is done while the second waits, and `second` answers in its
 * place, as a backend does that has read before the first has written.
 */
function overlapping<Id extends OperationId>(
  operation: Id,
  second: (
    ask: Ask<Id>,
    market: Handler<Id>,
    first: WireData<Id>,
  ) => WireData<Id> | Promise<WireData<Id>>,
): NonNullable<PlantedFault['market']> {
  return (hit) => {
    let first: { come: () => void; done: Promise<WireData<Id>> } | null = null;
    return acting(operation, async (ask, market) => {
      if (first) {
        const { come, done } = first;
        first = null;
        come();
        hit();
        return second(ask, market, await done);
      }
      const come = Promise.withResolvers<void>();
      const done = Promise.withResolvers<WireData<Id>>();
      first = { come: come.resolve, done: done.promise };
      await Promise.race([come.promise, wait(OVERLAP_MS)]);
      first = null;
      const data = await market(ask);
      done.resolve(data);
      return data;
    })(hit);
  };
}

/** The second of two writes is answered like the first, and has no effect. */
const losing = (operation: OperationId) => overlapping(operation, (_ask, _market, first) => first);

/** Faults of writes that are sent at the same time. */
export const TOGETHER: readonly PlantedFault[] = [
  {
    name: 'of two additions to the cart at once one is lost',
    about: 'sum',
    on: ['cartSave'],
    at: '*',
    market: losing('cartSave'),
  },
  {
    name: 'of two wishes at once one is lost',
    about: 'state',
    on: ['collectProductAdd'],
    at: '*',
    market: losing('collectProductAdd'),
  },
  {
    name: 'of two new addresses at once one is answered twice',
    about: 'state',
    on: ['addressSave'],
    at: '*',
    market: losing('addressSave'),
  },
  {
    name: 'of two quantities at once one is lost',
    about: 'state',
    on: ['cartSetQuantity'],
    at: '*',
    market: losing('cartSetQuantity'),
  },
  {
    name: 'a coupon is received twice at once',
    about: 'lifecycle',
    on: ['couponReceive'],
    at: '*',
    market: losing('couponReceive'),
  },
  {
    name: 'a pre-order is ordered twice at once',
    about: 'lifecycle',
    on: ['orderCreate'],
    at: '*',
    market: overlapping('orderCreate', (_ask, _market, first) => ({
      ...first,
      orderNo: `${first.orderNo.slice(0, -1)}${(Number(first.orderNo.at(-1)) + 1) % 10}`,
    })),
  },
];
