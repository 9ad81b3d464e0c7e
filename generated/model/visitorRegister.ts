import type { EmailAddress } from './emailAddress.ts';

/**
 * How a visitor can be reached.
 */
export interface VisitorRegister {
  /** Where news of the order goes. */
  email: EmailAddress;
  /**
     * Phone number, if any.
     * @nullable
     */
  phone?: string | null;
  /**
     * Country code, here **without** its plus (`86`). Required with a phone number.
     * @nullable
     */
  countryCode?: string | null;
}
