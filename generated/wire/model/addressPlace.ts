
/**
 * Where somebody seems to be. The keys that clients use; the look-up service sends more.
 */
export interface AddressPlace {
  /**
     * English name of the country.
     * @nullable
     */
  country_name?: string | null;
  /**
     * Dial code with plus, such as `+66`.
     * @nullable
     */
  country_calling_code?: string | null;
  /**
     * Region or province.
     * @nullable
     */
  region?: string | null;
  /**
     * City.
     * @nullable
     */
  city?: string | null;
  [key: string]: unknown;
 }
