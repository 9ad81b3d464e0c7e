import { MAX_FRAMES } from './beacon.ts';

const MAX_MESSAGE = 160;

/** Errors whose messages engines write. Others may repeat data, as `SyntaxError` of JSON does. */
const OF_ENGINE = /^(TypeError|ReferenceError)$/;
/** Addresses and e-mail addresses. */
const ADDRESS = /[^\s'"()]*[/@?=][^\s'"()]*/g;
/** Quoted texts, except names of properties. */
const QUOTED = /(['"`])(?![\w$.]{1,40}\1).*?\1/g;

/** The message of an error without what may be data: addresses, quoted texts, numbers. Empty for most kinds of errors. */
export function cleanMessage(name: string, message: string): string {
  if (!OF_ENGINE.test(name)) return '';
  return message
    .slice(0, MAX_MESSAGE)
    .replace(ADDRESS, '…')
    .replace(QUOTED, '…')
    .replace(/\d+/g, '#');
}

/** Positions in the shop's own scripts. */
export const framesIn = (stack: string): string[] =>
  (stack.match(/assets\/[\w-]+\.js:\d+:\d+/g) ?? []).slice(0, MAX_FRAMES);
