import type { ContractOperation, OperationId } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Difference, Kind } from '../grade.ts';
import { exactPath, patternPath, type Place } from '../check/walk.ts';

export type Tree = Record<string, unknown>;

/** An object of an answer, with the name of its schema. */
export interface Found {
  tree: Tree;
  schema: string;
  place: Place;
}

/** A successful call as rules see it. */
export interface RuleCall {
  id: OperationId;
  operation: ContractOperation;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  sent: unknown;
  data: unknown;
  /** 'guest', or the account of the session */
  who: string;
  language: string;
  /** expected time of the server in epoch milliseconds */
  at: number;
  /** a write was answered after this read was sent: it may show either state */
  isOverlapped: boolean;
  cacheControl: string;
  vary: string;
  exchange: Exchange;
  /** not sent by the run: other writes of the same members may be missing */
  isRecorded: boolean;
  /** the objects of the answer, outer ones first */
  objects: readonly Found[];
}

/** Checks one call; may remember what it reads. */
export type Rule = (call: RuleCall) => Difference[];

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const treeOf = (value: unknown): Tree => (isTree(value) ? value : {});
export const treesIn = (value: unknown): Tree[] =>
  Array.isArray(value) ? value.filter(isTree) : [];

/** Values of the placeholders of a path. @param address without its query */
function paramsOf({ path }: ContractOperation, address: string): Record<string, string> {
  if (!path.includes('{')) return {};
  const parts = address.split('/').toReversed();
  const template = path.split('/').toReversed();
  return Object.fromEntries(
    template.flatMap((part, at) =>
      part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(parts[at] ?? '')]] : [],
    ),
  );
}

const timeOf = ({ at }: Exchange) => at ?? performance.timeOrigin + performance.now();

const partsOf = ({ operation, url }: Exchange) => {
  const [address = '', query = ''] = url.split('?');
  return {
    params: paramsOf(operation, address),
    query: Object.fromEntries(new URLSearchParams(query)),
  };
};

export const callOf = (
  exchange: Exchange,
  data: unknown,
  who: string,
  objects: readonly Found[],
  lastWrite: number,
): RuleCall => ({
  id: exchange.operation.id,
  operation: exchange.operation,
  ...partsOf(exchange),
  sent: exchange.body,
  data,
  who,
  language: exchange.language ?? '',
  at: timeOf(exchange),
  isOverlapped: exchange.operation.reading && timeOf(exchange) - exchange.ms < lastWrite,
  cacheControl: 'status' in exchange.answer ? (exchange.answer.cacheControl ?? '') : '',
  vary: 'status' in exchange.answer ? (exchange.answer.vary ?? '') : '',
  exchange,
  isRecorded: exchange.expected === null,
  objects,
});

export const below = (place: Place, ...steps: (string | number)[]): Place =>
  steps.reduce<Place>((up, step) => ({ up, step }), place);

/** The `data` of an envelope. */
export const DATA: Place = { up: { up: null, step: '$' }, step: 'data' };

export const differs = (kind: Kind, place: Place, expected: string, got: string): Difference => ({
  kind,
  path: patternPath(place),
  at: exactPath(place),
  expected,
  got,
});
