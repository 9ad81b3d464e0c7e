import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { ApiError } from './error.ts';

/**
 * Sends a write. It is in the mutation cache while it is pending and when it is answered: that invalidates what it changes,
 * and ends the session if the backend says so.
 * @param options generated, `getCartSaveMutationOptions()`
 * @throws `ApiError`
 */
export const mutate = <Data, Variables, Context>(
  client: QueryClient,
  options: MutationOptions<Data, ApiError, Variables, Context>,
  variables: Variables,
): Promise<Data> => client.getMutationCache().build(client, options).execute(variables);
