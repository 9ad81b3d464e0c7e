import type { Query, QueryClient } from '@tanstack/react-query';
import type { PcHome } from '#generated/model/pcHome.ts';
import type { OperationId } from '#generated/operations.ts';
import { queriesOf } from '#/api/query-client.ts';
import { SHOP } from '#/config/shop.ts';
import { readCurrency } from '#/backend/currency.ts';

/** Reads what pages have loaded. Events cause no calls. */
export function cachedData(queryClient: QueryClient) {
  const queries = (operation: OperationId): Query[] =>
    queryClient.getQueryCache().findAll({ predicate: queriesOf([operation]) });
  const dataOf = <T>(found: Query[]): T[] =>
    found.flatMap(({ state }) => (state.status === 'success' ? [state.data as T] : []));

  return {
    /** Data of an operation, as `T` of the contract: of all its calls. */
    all: <T>(operation: OperationId): T[] => dataOf<T>(queries(operation)),
    /** Data of an operation that the current page shows. Its type is that of the contract. */
    shown: (operation: OperationId): unknown =>
      dataOf(queries(operation).filter((query) => query.isActive()))[0],
    /** Code of the shop's currency; null while it is loading. */
    currency(): string | null {
      const [query] = queries('homeIndex');
      if (query?.state.status === 'pending') return null;
      const wire = (query?.state.data as PcHome | undefined)?.shopPayCurrency;
      return readCurrency(wire)?.code ?? SHOP.currency;
    },
  };
}

export type CachedData = ReturnType<typeof cachedData>;
