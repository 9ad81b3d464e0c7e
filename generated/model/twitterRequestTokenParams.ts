import type { ClientEnd } from './clientEnd.ts';

export type TwitterRequestTokenParams = {
/**
 * Which client asks: it decides the return address.
 */
end: ClientEnd;
};
