import type { Captcha } from './captcha.ts';
import type { SettlementForm } from './settlementForm.ts';

/**
 * An application, filled in again.
 */
export type SettlementResubmit = SettlementForm & {
  /** The code sent to the e-mail address. Needed only when that is another one than before. */
  captcha?: Captcha;
};
