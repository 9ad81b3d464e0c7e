import type { OperationId } from '../../../generated/operations.ts';
import type { Ask, Handler, WireData } from '../../../mocks/handlers/types.ts';
import { difference, type Difference, type Profile } from '../../../mocks/profiles/types.ts';

/** The complete market, but for some behaviour. */
export const planted = (...differences: Difference[]): Profile => ({
  name: 'planted',
  lang: 'en',
  success: 'success',
  guard: () => null,
  messages: {},
  differences,
});

type Answer<Id extends OperationId> = (
  ask: Ask<Id>,
  market: Handler<Id>,
) => WireData<Id> | Promise<WireData<Id>>;

/** An operation answers otherwise than the market. */
export const instead = <Id extends OperationId>(operation: Id, answer: Answer<Id>): Difference =>
  difference({ operation, source: 'planted', answer });

/** An operation says that it did what was asked, and does nothing. */
export const nothingDone = <Id extends OperationId>(
  operation: Id,
  data?: WireData<Id>,
): Difference => instead(operation, () => (data ?? null) as WireData<Id>);

/** An operation that does not read some of its query. */
export const withoutQuery = (operation: 'productList', ...names: string[]): Difference =>
  instead(operation, (ask, market) => {
    const query = Object.fromEntries(
      Object.entries(ask.query).filter(([key]) => !names.includes(key)),
    );
    return market({ ...ask, query: { page: 1, limit: 20, ...query } as typeof ask.query });
  });

/** Somebody else's things are answered as to their owner. */
export const asOwner = <Id extends OperationId>(
  operation: Id,
  ownerId: (ask: Ask<Id>) => number | undefined,
): Difference =>
  instead(operation, (ask, market) => {
    const owner = ask.market.state.users.find(({ id }) => id === ownerId(ask));
    return market({ ...ask, user: owner ?? ask.user });
  });
