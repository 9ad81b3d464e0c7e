import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';

/** Calls that return a token or set a new password. */
const CALLS = new Set<unknown>([
  'emailLogin',
  'emailRegister',
  'emailPasswordReset',
  'phonePasswordLogin',
  'phoneCaptchaLogin',
  'phoneRegister',
  'visitorRegister',
  'facebookLogin',
  'googleLogin',
] satisfies OperationId[]);

/** Whether such a call is pending. */
export const isSigningIn = (client: QueryClient): boolean =>
  client.isMutating({ predicate: ({ options }) => CALLS.has(options.mutationKey?.[0]) }) > 0;
