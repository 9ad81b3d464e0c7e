import type { OperationId } from '../../generated/operations.ts';
import type { Ask, Handler, WireData } from '../handlers/types.ts';
import type { MessageKey } from '../market/messages.ts';
import type { Lang } from '../market/model.ts';

export interface Refusal {
  code: number;
  message: string;
  data: null;
}

/** One deviation of a backend from the complete market. */
export interface Difference<Id extends OperationId = OperationId> {
  operation: Id;
  /** line of the recordings, or the fact that it is based on */
  source: string;
  /** Refuses a call before its fields are validated; undefined accepts it. */
  refuse?: (ask: Ask<Id>) => Refusal | undefined;
  /** Replaces the market's handler, which is passed in. */
  answer?: (ask: Ask<Id>, market: Handler<Id>) => WireData<Id> | Promise<WireData<Id>>;
}

export interface GuardedCall {
  request: Request;
  isSignedIn: boolean;
  /** operation of the contract; null for a path without one */
  operation: OperationId | null;
}

/** The market with the gaps and deviations of one backend. */
export interface Profile {
  name: string;
  /** language of data and messages, regardless of the request */
  lang: Lang;
  /** message of every success */
  success: string;
  /** Responses sent before routing: no session, no such operation. */
  guard: (call: GuardedCall) => Response | null;
  /** messages of that backend for the market's refusals */
  messages: Partial<Record<MessageKey, string | ((ask: Ask<OperationId>) => string)>>;
  differences: readonly Difference[];
}

/** Combines a profile's deviations of one operation, in order. */
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
