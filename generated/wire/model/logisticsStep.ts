
/**
 * A step of a parcel.
 */
export interface LogisticsStep {
  /** What happened, and where. */
  AcceptStation: string;
  /** When, as the courier writes it. */
  AcceptTime: string;
}
