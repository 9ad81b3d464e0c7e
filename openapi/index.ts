/** The contract for programs: types, table of operations, validators, and what is known of the texts of backends. */
import type { operations as OperationTypes } from '../generated/openapi.d.ts';
import type { OperationId } from '../generated/operations.ts';

export type { components, paths } from '../generated/openapi.d.ts';
export { type Operation, type OperationId, operations } from '../generated/operations.ts';
export type { OperationTypes };
export { validators } from '../generated/validators.ts';
export { isExceptionText } from './backends/exception-text.ts';
export { type GoneText, readGoneText } from './backends/gone-text.ts';

/** The success envelope of an operation, as sent: `Success<'cartList'>['data']` is the cart. */
export type Success<Id extends OperationId> = Extract<
  OperationTypes[Id]['responses'][200]['content']['application/json'],
  { code: 200 }
>;
