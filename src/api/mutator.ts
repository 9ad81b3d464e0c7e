import type { ApiError } from './error.ts';
import { send } from './http.ts';

/** Called by every generated function. The result is the decoded `data` (the contract's client shape). */
export const apiRequest = <T>(call: Parameters<typeof send>[0]): Promise<T> =>
  send(call) as Promise<T>;

// Imported by generated code under these names.
export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;
