import type { OperationId } from '#generated/operations.ts';
import type { ApiContext } from './context.ts';

type Check = (operation: OperationId, envelope: unknown, context: ApiContext) => void;

/**
 * Responses are checked by the generated validators once they are loaded: in development and tests a mismatch throws, in
 * production it is reported. The validators are not part of the first bundle.
 */
export const validation: { check: Check } = { check: () => undefined };
