import type { operations } from '../../generated/openapi.d.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Market } from '../market/market.ts';
import type { Lang } from '../market/model.ts';
import type { User } from '../market/state.ts';

type Op<K extends OperationId> = operations[K];
type Part<T, Key extends string> = T extends { [P in Key]?: infer V }
  ? NonNullable<V>
  : Record<string, never>;
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
/** The parts of a multipart form are files; all other bodies are what the contract says. */
type Body<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Name in keyof Form]: File }
  : Content<T>;

/** `data` of an operation's success envelope, as it goes over the wire. */
export type WireData<K extends OperationId> = Extract<
  Content<Op<K>['responses'][200]>,
  { code: 200 }
>['data'];

/** A checked request. */
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
  /** origin the market is reached at, for absolute picture addresses */
  origin: string;
}

export type Handler<K extends OperationId> = (ask: Ask<K>) => WireData<K> | Promise<WireData<K>>;

/** One thin handler an operation; a new operation in the contract is a type error until it has one. */
export type Handlers = { [K in OperationId]: Handler<K> };
/** The handlers of some operations, e.g. of one tag. */
export type HandlersOf<K extends OperationId> = Pick<Handlers, K>;

/** The shopper of a call whose contract demands one. */
export function shopper(ask: Pick<Ask<OperationId>, 'user'>): User {
  if (!ask.user) throw new Error('The adapter lets nobody without a session through here');
  return ask.user;
}
