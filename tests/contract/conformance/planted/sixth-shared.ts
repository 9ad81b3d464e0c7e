import { MarketError } from '#mocks/market/errors.ts';
import type { MessageKey } from '#mocks/market/messages.ts';
import type { Ask, Handler, WireData } from '#mocks/handlers/types.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { acting, type PlantedFault } from './plant.ts';

type Behaviour = NonNullable<PlantedFault['market']>;

/** Does something else where the market refuses for this reason. */
export const forgiving = <Id extends OperationId>(
  operation: Id,
  reason: MessageKey,
  instead: (ask: Ask<Id>, market: Handler<Id>) => WireData<Id> | Promise<WireData<Id>>,
): Behaviour =>
  acting(operation, async (ask, market, hit) => {
    try {
      return await market(ask);
    } catch (error) {
      if (!(error instanceof MarketError) || error.key !== reason) throw error;
      const data = await instead(ask, market);
      hit();
      return data;
    }
  });

/** Changes what was sent before the market reads it. */
export const reading = <Id extends OperationId>(
  operation: Id,
  change: (body: Ask<Id>['body'], ask: Ask<Id>) => Ask<Id>['body'],
): Behaviour =>
  acting(operation, (ask, market, hit) => {
    const body = change(ask.body, ask);
    if (JSON.stringify(body) !== JSON.stringify(ask.body)) hit();
    return market({ ...ask, body });
  });

/** Refuses what the contract allows. */
export const refusing = <Id extends OperationId>(
  operation: Id,
  isRefused: (ask: Ask<Id>) => boolean,
): Behaviour =>
  acting(operation, (ask, market, hit) => {
    if (!isRefused(ask)) return market(ask);
    hit();
    throw new MarketError('settlementBlank', 500);
  });

/** Changes the state after a call that succeeded; true: it did. */
export const afterwards = <Id extends OperationId>(
  operation: Id,
  change: (ask: Ask<Id>) => boolean,
): Behaviour =>
  acting(operation, async (ask, market, hit) => {
    const data = await market(ask);
    if (change(ask)) hit();
    return data;
  });
