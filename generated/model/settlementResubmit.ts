import type { Captcha } from './captcha.ts';
import type { SettlementForm } from './settlementForm.ts';

/**
 * A changed application.
 */
export type SettlementResubmit = SettlementForm & {
  /** The code sent to the e-mail address. Required only when the address has changed. */
  captcha?: Captcha;
};
