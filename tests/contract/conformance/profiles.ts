import type { OperationId } from '#generated/operations.ts';
import type { Ask, Handler, WireData } from '#mocks/handlers/types.ts';
import { difference, type Difference, type Profile } from '#mocks/profiles/types.ts';

/** The complete market with the given differences. */
export const profileWith = (...differences: Difference[]): Profile => ({
  name: 'injected',
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

/** Replaces the answer of an operation. */
export const replaceAnswer = <Id extends OperationId>(
  operation: Id,
  answer: Answer<Id>,
): Difference => difference({ operation, source: 'injected', answer });

/** Answers success without the effect of the operation. */
export const skipEffect = <Id extends OperationId>(
  operation: Id,
  data?: WireData<Id>,
): Difference => replaceAnswer(operation, () => (data ?? null) as WireData<Id>);

/** Ignores some query parameters of an operation. */
export const ignoreQuery = (operation: 'productList', ...names: string[]): Difference =>
  replaceAnswer(operation, (ask, market) => {
    const query = Object.fromEntries(
      Object.entries(ask.query).filter(([key]) => !names.includes(key)),
    );
    return market({ ...ask, query: { page: 1, limit: 20, ...query } as typeof ask.query });
  });

/** Skips the ownership check: answers as if the owner had called. */
export const actAsOwner = <Id extends OperationId>(
  operation: Id,
  ownerId: (ask: Ask<Id>) => number | undefined,
): Difference =>
  replaceAnswer(operation, (ask, market) => {
    const owner = ask.market.state.users.find(({ id }) => id === ownerId(ask));
    return market({ ...ask, user: owner ?? ask.user });
  });
