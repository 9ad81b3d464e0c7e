import type { OperationId } from '../../generated/operations.ts';
import type { ApiContext } from './context.ts';

type Check = (operation: OperationId, envelope: unknown, context: ApiContext) => void;

/**
 * Answers are checked by the generated validators once these are loaded: strictly in development and tests (a mismatch
 * throws), loosely in production (it is reported). They stay out of the first page's scripts.
 */
export const validation: { check: Check } = { check: () => undefined };
