
/**
 * Estimated location of the caller. The keys that clients use; the geolocation service sends more.
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
