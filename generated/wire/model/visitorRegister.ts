import type { EmailAddress } from './emailAddress.ts';

/**
 * Contact data of a visitor.
 */
export interface VisitorRegister {
  /** Address for messages about the order. */
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
