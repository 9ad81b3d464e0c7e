import { now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { between } from './random.ts';
import type { SentCode } from './state.ts';

const SECOND = 1000;
const LIFE = 5 * 60 * SECOND;
const PAUSE = 60 * SECOND;
const WINDOW = 60 * 60 * SECOND;
const SENT_PER_WINDOW = 10;
const WRONG_TRIES = 5;
const KEPT = 200;

/** "Sends" a code to a mailbox or a phone. One slot per address: a new code replaces the one before. */
export function sendCode(market: Market, to: string): SentCode {
  const time = now(market);
  const earlier = market.state.codes.filter((code) => code.to === to && time - code.sent < WINDOW);
  if (earlier.some((code) => time - code.sent < PAUSE)) fail('codeTooSoon');
  if (earlier.length >= SENT_PER_WINDOW) fail('codeTooMany');

  const code = String(between(market.random, 111_111, 999_999));
  const sent: SentCode = { to, code, sent: time, expires: time + LIFE, used: false };
  market.state.codes = [...market.state.codes, sent].slice(-KEPT);
  market.changed();
  return sent;
}

/** Accepts the newest code of that address once, and rejects it permanently after five wrong attempts. */
export function useCode(market: Market, to: string, typed: string): void {
  const code = market.state.codes.findLast((candidate) => candidate.to === to);
  if (!code || code.used || now(market) > code.expires) fail('codeExpired');

  const tries = code.tries ?? 0;
  if (tries >= WRONG_TRIES) fail('codeTries');
  if (code.code !== typed) {
    code.tries = tries + 1;
    market.changed();
    fail('codeWrong');
  }

  code.used = true;
  market.changed();
}
