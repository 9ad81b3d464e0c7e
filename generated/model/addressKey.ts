
/**
 * Identifies an address.
 */
export interface AddressKey {
  /**
     * Address id.
     * @minimum 1
     */
  id: number;
}
