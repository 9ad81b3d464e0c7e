import type { Captcha } from './captcha.ts';
import type { SettlementForm } from './settlementForm.ts';

/**
 * A new application.
 */
export type SettlementApply = SettlementForm & {
  /** The code sent to the e-mail address. */
  captcha: Captcha;
};
