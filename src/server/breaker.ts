/** closed: every page calls the backend; open: no page does; half-open: one page does, as a probe. */
type BreakerState = 'closed' | 'open' | 'half-open';

/** Why the backend answered none of a page's calls. */
export type BackendFailure = 'unreachable' | 'timeout';

/** `unknown`: the page needed no call, or did not wait for any. */
export type BackendOutcome = 'answered' | BackendFailure | 'unknown';

export interface BreakerStatus {
  /** origin of the backend */
  backend: string;
  state: BreakerState;
  /** consecutive pages of which no call was answered */
  failures: number;
  lastFailure: BackendFailure | null;
  /** how often it has opened since the start of the process */
  openings: number;
}

interface BreakerOptions {
  failuresToOpen?: number;
  /** time in the state open, in ms */
  openMs?: number;
  /** among `breakerStatuses`, which are those of backends */
  isListed?: boolean;
  onChange?: (status: BreakerStatus) => void;
  now?: () => number;
}

export type Breaker = ReturnType<typeof createBreaker>;

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 5000;

const breakers = new Map<string, Breaker>();

/** Status of all breakers of this process, one per backend. */
export const breakerStatuses = (): BreakerStatus[] =>
  [...breakers.values()].map((breaker) => breaker.status());

/**
 * Circuit breaker of a backend. It counts pages, not calls: a backend that answers any call of a page is up.
 * `admit` is called before a page is rendered, `record` with its outcome if it was admitted.
 */
export function createBreaker(
  backend: string,
  {
    failuresToOpen = FAILURES_TO_OPEN,
    openMs = OPEN_MS,
    isListed = true,
    onChange,
    now = () => performance.now(),
  }: BreakerOptions = {},
) {
  let openedAt: number | null = null;
  let isProbing = false;
  let [failures, openings] = [0, 0];
  let lastFailure: BackendFailure | null = null;

  function state(): BreakerState {
    if (openedAt === null) return 'closed';
    return isProbing || now() - openedAt >= openMs ? 'half-open' : 'open';
  }
  const status = (): BreakerStatus => ({
    backend,
    state: state(),
    failures,
    lastFailure,
    openings,
  });
  /** Whether the next page would be admitted. */
  const canAdmit = () => state() !== 'open' && !isProbing;

  function admit(): boolean {
    if (!canAdmit()) return false;
    isProbing = openedAt !== null;
    return true;
  }

  function close() {
    failures = 0;
    if (openedAt === null) return;
    openedAt = null;
    onChange?.(status());
  }

  function fail(failure: BackendFailure) {
    failures += 1;
    lastFailure = failure;
    if (failures < failuresToOpen) return;
    const wasClosed = openedAt === null;
    openedAt = now();
    if (!wasClosed) return;
    openings += 1;
    onChange?.(status());
  }

  function record(outcome: BackendOutcome): void {
    isProbing = false;
    if (outcome === 'answered') close();
    else if (outcome !== 'unknown') fail(outcome);
  }

  const breaker = { admit, canAdmit, record, state, status };
  if (isListed) breakers.set(backend, breaker);
  return breaker;
}
