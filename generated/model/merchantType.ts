
/**
 * A type of store.
 */
export interface MerchantType {
  /** Store type id. */
  id: number;
  /** Name. */
  name: string;
  /** What an applicant of this type must bring. */
  info: string;
}
