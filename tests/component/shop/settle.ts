import { act } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { WAIT_MS } from '#tests/deadlines.ts';
import { nextTask } from '#tests/next-task.ts';

/** Keys of the queries that are pending. */
const pendingIn = (queryClient: QueryClient): string[] =>
  queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .map(({ queryKey }) => JSON.stringify(queryKey));

/**
 * Waits until no query and no code is loading, also after the page has rendered what the last one brought.
 * @throws Error with the keys of the queries that do not end
 */
export async function settle(queryClient: QueryClient): Promise<void> {
  const end = performance.now() + WAIT_MS;
  for (let quiet = 0; quiet < 2; quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0) {
    if (performance.now() > end)
      throw new Error(`Queries do not end: ${pendingIn(queryClient).join(', ')}`);
    await act(async () => {
      await vi.dynamicImportSettled();
      await nextTask();
    });
  }
}
