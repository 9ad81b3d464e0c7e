import type { Query, QueryClient } from '@tanstack/react-query';
import { isAbsent } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import type { BackendOutcome } from './breaker.ts';

/** @param restored queries with data of an earlier page */
const ownStates = (queryClient: QueryClient, restored: ReadonlySet<Query>) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => !restored.has(query))
    .map(({ state }) => state);

/**
 * Whether a page has no data of its own because its calls failed or were too late: an older page is better. Extensions
 * that the backend lacks do not count.
 */
export function hasNoData(queryClient: QueryClient, restored: ReadonlySet<Query>): boolean {
  const states = ownStates(queryClient, restored);
  const isMissing = ({ error }: (typeof states)[number]) => !isApiError(error) || !isAbsent(error);
  return states.every(({ status }) => status !== 'success') && states.some(isMissing);
}

/**
 * What the queries of a page say about the backend. Calls that the page did not wait for say nothing.
 * @param restored queries with data of an earlier page
 */
export function outcomeOf(
  queryClient: QueryClient,
  clock: { hasExpired: () => boolean },
  restored: ReadonlySet<Query>,
): BackendOutcome {
  const states = ownStates(queryClient, restored);
  const errors = states.map(({ error }) => error).filter(isApiError);
  // The status is 0 without a response.
  const isAnswer = ({ status }: { status: number }) => status > 0 && status < 500;
  if (states.some(({ status }) => status === 'success') || errors.some(isAnswer)) return 'answered';
  if (clock.hasExpired() && errors.some(({ kind }) => kind === 'timeout')) return 'timeout';
  return errors.some(({ kind, status }) => kind === 'network' || status >= 500)
    ? 'unreachable'
    : 'unknown';
}
