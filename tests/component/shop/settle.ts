import { act } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { nextTask } from '#tests/next-task.ts';

/** Waits until no query is pending, also after the page has rendered what the last one brought. */
export async function settle(queryClient: QueryClient): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0)
    await act(nextTask);
}
