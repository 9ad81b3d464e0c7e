import type { Market } from '#mocks/market/context.ts';
import type { MarketState } from '#mocks/market/state.ts';
import type { Difference, GuardedCall, Profile, Refusal } from '#mocks/profiles/types.ts';
import { validators } from '#generated/validators.ts';
import type { Contract, OperationId } from '#scripts/conformance/contract.ts';
import { replaceAnswer } from '../profiles.ts';
import { type AnyAsk, type Counter, inLanguages, restore, stateText, userIn } from './turn.ts';

const success = (data: unknown) => ({ code: 200, message: 'success', data });

/** Answers callers without a valid session. @param isEnded those with a token @param data of another success */
export function admitting(
  operation: OperationId,
  counter: Counter,
  isEnded: boolean,
  data: unknown,
): Profile {
  const guard = ({ request, isSignedIn, operation: called }: GuardedCall): Response | null => {
    const hasToken = (request.headers.get('Authori-zation') ?? '') !== '';
    if (called !== operation || isSignedIn || hasToken !== isEnded) return null;
    counter.reached += 1;
    counter.effective += 1;
    return Response.json(success(data));
  };
  return { ...inLanguages(), guard };
}

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[] }[] } };
}
type Part = 'query' | 'body';

/** Answers requests with an invalid value in one field as if it were valid. @param data of another success */
export function acceptingInvalid(
  operation: OperationId,
  counter: Counter,
  [part, field]: readonly [Part, string],
  data: unknown,
): Profile {
  const checks = validators[operation] as Partial<Record<Part, Schema>>;
  const refuse = (ask: AnyAsk): Refusal | undefined => {
    const result = checks[part]?.safeParse(ask[part]);
    const [issue] = result?.error?.issues ?? [];
    const name = issue?.path.findLast((step) => typeof step === 'string') ?? '';
    if (result?.success !== false || name !== field) return undefined;
    counter.reached += 1;
    counter.effective += 1;
    return success(data) as unknown as Refusal;
  };
  return inLanguages({ operation, source: 'injected', refuse });
}

/** The state without what each call changes. */
const withoutSessions = (text: string): string =>
  JSON.stringify({ ...(JSON.parse(text) as MarketState), sessions: [] });

/** A state of before, with the sessions of now. */
function restoreBut(market: Market, text: string): void {
  const { sessions } = market.state;
  restore(market, text);
  market.state.sessions = sessions;
}

interface Pending {
  before: string;
  after: string;
  userId: number | undefined;
}

function remembering(
  operation: OperationId,
  counter: Counter,
  remember: (pending: Pending) => void,
): Difference {
  return replaceAnswer(operation, async (ask, market) => {
    const before = stateText(ask.market);
    const data = await market(ask);
    const after = stateText(ask.market);
    counter.reached += 1;
    if (withoutSessions(before) === withoutSessions(after)) return data;
    remember({ before, after, userId: ask.user?.id });
    return data;
  });
}

const LATE_READS = 2;

/** The next reads that a write changes show the state before it. */
export function doneLate(contract: Contract, operation: OperationId, counter: Counter): Profile {
  let pending: Pending | null = null;
  let left = 0;
  const reads = [...contract.operations.values()].filter(({ reading }) => reading);
  const stale = reads.map(({ id }) =>
    replaceAnswer(id, async (ask, market) => {
      const data = await market(ask);
      if (!pending || left === 0 || pending.userId !== ask.user?.id) return data;
      const now = stateText(ask.market);
      if (withoutSessions(now) !== withoutSessions(pending.after)) return data;
      restoreBut(ask.market, pending.before);
      const again = async (): Promise<unknown> => market({ ...ask, user: userIn(ask) });
      const old = await again().catch(() => data);
      restore(ask.market, now);
      if (JSON.stringify(old) === JSON.stringify(data)) return data;
      left -= 1;
      counter.effective += 1;
      return old as never;
    }),
  );
  const write = remembering(operation, counter, (one) => {
    pending = one;
    left = LATE_READS;
  });
  return inLanguages(write, ...stale);
}

/** What a write has done is lost with the next write. */
export function lostLater(contract: Contract, operation: OperationId, counter: Counter): Profile {
  let pending: Pending | null = null;
  const writes = [...contract.operations.values()].filter(({ reading }) => !reading);
  const losing = writes.map(({ id }) =>
    replaceAnswer(id, async (ask, market) => {
      const now = stateText(ask.market);
      const before = pending;
      pending = null;
      if (!before || withoutSessions(now) !== withoutSessions(before.after)) return market(ask);
      restoreBut(ask.market, before.before);
      try {
        const data = await market({ ...ask, user: userIn(ask) });
        counter.effective += 1;
        return data;
      } catch {
        restore(ask.market, now);
        return market({ ...ask, user: userIn(ask) });
      }
    }),
  );
  return inLanguages(
    ...losing,
    remembering(operation, counter, (one) => {
      pending = one;
    }),
  );
}
