import type { SettlementForm } from './settlementForm.ts';

/**
 * An application, filled in again.
 */
export type SettlementResubmit = SettlementForm & {
  /**
     * Code sent to the e-mail address, 6 digits. Needed only when the address is another one than before.
     * @pattern ^\d{6}$
     */
  captcha?: string;
};
