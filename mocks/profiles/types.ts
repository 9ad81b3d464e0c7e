import type { OperationId } from '../../generated/operations.ts';
import type { Ask, Handler, WireData } from '../handlers/types.ts';
import type { MessageKey } from '../market/messages.ts';
import type { Lang } from '../market/model.ts';

export interface Refusal {
  code: number;
  message: string;
  data: null;
}

/** One thing that a backend does otherwise than the complete market. */
export interface Difference<Id extends OperationId = OperationId> {
  operation: Id;
  /** line of the recordings, or the fact it is taken from */
  source: string;
  /** Refuses a call before its fields are checked; undefined lets it pass. */
  refuse?: (ask: Ask<Id>) => Refusal | undefined;
  /** Answers in place of the market's own handler, which is given. */
  answer?: (ask: Ask<Id>, market: Handler<Id>) => WireData<Id> | Promise<WireData<Id>>;
}

export interface GuardedCall {
  request: Request;
  isSignedIn: boolean;
  /** the contract's operation; null for an address that it does not have */
  operation: OperationId | null;
}

/** A way of answering: the same market, with the gaps and habits of one backend. */
export interface Profile {
  name: string;
  /** language of data and messages, whatever a call asks for */
  lang: Lang;
  /** message of every success */
  success: string;
  /** Answers that come before any route: no session, no such operation. */
  guard: (call: GuardedCall) => Response | null;
  /** refusals of the market, in the words of that backend */
  messages: Partial<Record<MessageKey, string | ((ask: Ask<OperationId>) => string)>>;
  differences: readonly Difference[];
}

/** All that a profile does otherwise with one operation; the first of several entries acts first. */
export function differencesOf(
  profile: Profile | null,
  id: OperationId,
  market: Handler<OperationId>,
): { refuse: (ask: Ask<OperationId>) => Refusal | undefined; handler: Handler<OperationId> } {
  const own = profile?.differences.filter(({ operation }) => operation === id) ?? [];
  return {
    refuse: (ask) =>
      own.map(({ refuse }) => refuse?.(ask)).find((refusal) => refusal !== undefined),
    handler: own.reduceRight<Handler<OperationId>>(
      (inner, { answer }) => (answer ? (ask) => answer(ask, inner) : inner),
      market,
    ),
  };
}

/** Types a difference by its operation. */
export const difference = <Id extends OperationId>(entry: Difference<Id>): Difference =>
  entry as unknown as Difference;
