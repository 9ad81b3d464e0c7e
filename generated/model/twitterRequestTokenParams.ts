import type { ClientEnd } from './clientEnd.ts';

export type TwitterRequestTokenParams = {
/**
 * The calling client, which decides the return address.
 */
end: ClientEnd;
};
