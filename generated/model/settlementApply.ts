import type { SettlementForm } from './settlementForm.ts';

/**
 * A new application.
 */
export type SettlementApply = SettlementForm & {
  /**
     * Code sent to the e-mail address, 6 digits.
     * @pattern ^\d{6}$
     */
  captcha: string;
};
