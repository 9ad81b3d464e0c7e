
/**
 * A step of a parcel.
 */
export interface LogisticsStep {
  /** What happened, and where. */
  AcceptStation: string;
  /** Time as written by the courier. */
  AcceptTime: string;
}
