
/**
 * A type of store.
 */
export interface MerchantType {
  /** Store type id. */
  id: number;
  /** Name. */
  name: string;
  /** Documents that an applicant of this type must provide. */
  info: string;
}
