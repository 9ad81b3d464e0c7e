import type { ServerResponse } from 'node:http';
import type { OperationId } from '#scripts/conformance/contract.ts';
import type { Grade, Kind } from '#scripts/conformance/grade.ts';
import type { CallStep, Step } from '#scripts/conformance/journeys/journey.ts';
import { type InjectFault, json } from '../fault-proxy.ts';

/** A faulty answer and the finding it must lead to. */
export interface AnswerFault {
  name: string;
  operation: OperationId;
  inject: InjectFault;
  kind: Kind;
  grade: Grade;
  path: string;
  /** code in the finding, 200 by default; null without an envelope */
  code?: number | null;
  /** the call, if it needs parameters */
  step?: Partial<CallStep>;
  before?: Step[];
  limitMs?: number;
}

type Envelope = Record<string, unknown>;

export const changeEnvelope =
  (change: (envelope: Envelope) => Envelope): InjectFault =>
  (text, res) =>
    json(res, JSON.stringify(change(JSON.parse(text) as Envelope)));

export const mergeEnvelope = (fields: Envelope): InjectFault =>
  changeEnvelope((envelope) => ({ ...envelope, ...fields }));

/** Edits `data` in place. */
export const changeData = (edit: (data: never) => void): InjectFault =>
  changeEnvelope((envelope) => {
    edit(envelope.data as never);
    return envelope;
  });

export const respond =
  (answer: (res: ServerResponse, text: string) => void): InjectFault =>
  (text, res) =>
    answer(res, text);

const TAKE_PRODUCT: Step = {
  operation: 'productList',
  query: { limit: 10 },
  take: { productId: 'list[stock>20].id' },
};
export const OF_PRODUCT = { before: [TAKE_PRODUCT], step: { params: { id: '$productId' } } };
export const MISSING_PRODUCT: Partial<CallStep> = { params: { id: '$missingId' }, expect: 500 };
export const FAILURE = JSON.stringify({ code: 500, message: 'No', data: null });
