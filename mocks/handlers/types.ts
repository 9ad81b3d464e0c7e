import type { operations } from '../../generated/openapi.d.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Success } from '../../openapi/index.ts';
import type { Market } from '../market/context.ts';
import type { Lang } from '../market/model.ts';
import type { User } from '../market/state.ts';

type Op<K extends OperationId> = operations[K];
type Part<T, Key extends string> = T extends { [P in Key]?: infer V }
  ? NonNullable<V>
  : Record<string, never>;
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
/** Parts of a multipart form are files; all other bodies follow the contract. */
type Body<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Name in keyof Form]: File }
  : Content<T>;

/** `data` of an operation's success envelope, as sent over the wire. */
export type WireData<K extends OperationId> = Success<K>['data'];

/** A validated request. */
export interface Ask<K extends OperationId> {
  market: Market;
  lang: Lang;
  /** bare token, valid or not */
  token: string | null;
  /** the shopper, null for a guest */
  user: User | null;
  params: Part<Op<K>['parameters'], 'path'>;
  query: Part<Op<K>['parameters'], 'query'>;
  body: Op<K> extends { requestBody: infer B } ? Body<NonNullable<B>> : undefined;
  /** origin of the market, for absolute picture URLs */
  origin: string;
}

export type Handler<K extends OperationId> = (ask: Ask<K>) => WireData<K> | Promise<WireData<K>>;

/** One thin handler per operation. A new operation in the contract is a type error until it has one. */
export type Handlers = { [K in OperationId]: Handler<K> };
/** The handlers of some operations, e.g. of one tag. */
export type HandlersOf<K extends OperationId> = Pick<Handlers, K>;

/** The shopper of a call that requires a session. */
export function shopper(ask: Pick<Ask<OperationId>, 'user'>): User {
  if (!ask.user) throw new Error('The adapter rejects calls without a session');
  return ask.user;
}
