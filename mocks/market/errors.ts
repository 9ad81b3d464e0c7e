import { MESSAGES, type MessageKey } from './messages.ts';
import type { Text } from './model.ts';

/** Refusal by a rule. `code` is that of the envelope, `text` the message in every language. */
export class MarketError extends Error {
  readonly key: MessageKey;
  readonly code: number;
  readonly text: Text;

  constructor(key: MessageKey, code: number) {
    super(MESSAGES[key].en);
    this.name = 'MarketError';
    this.key = key;
    this.code = code;
    this.text = MESSAGES[key];
  }
}

export function fail(key: MessageKey, code = 500): never {
  throw new MarketError(key, code);
}
