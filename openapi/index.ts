/** The contract for programs: types, table of operations, validators, and what is known of the texts of backends. */
export type { components, operations as OperationTypes, paths } from '../generated/openapi.d.ts';
export { type Operation, type OperationId, operations } from '../generated/operations.ts';
export { validators } from '../generated/validators.ts';
export { isExceptionText } from './backends/exception-text.ts';
export { type GoneText, readGoneText } from './backends/gone-text.ts';
