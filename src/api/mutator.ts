import type { ApiError } from './error.ts';
import { type Call, send } from './http.ts';

/** What every generated function calls. The result type is the decoded `data` (the contract's client shape). */
export const apiRequest = <T>(call: Call): Promise<T> => send(call) as Promise<T>;

// The generator looks for these two names.
export type ErrorType<_Body> = ApiError;
export type BodyType<Body> = Body;
