
/**
 * State of a parcel.
 */
export type LogisticsState = typeof LogisticsState[keyof typeof LogisticsState];


export const LogisticsState = {
  /** Waybill number or courier is wrong. */
  wrongNumber: -1,
  /** No tracking yet. */
  noTrack: 0,
  /** Collected. */
  collected: 1,
  /** On the way. */
  onTheWay: 2,
  /** Signed for. */
  signed: 3,
  /** A problem occurred. */
  problem: 4,
  /** A difficult case. */
  difficult: 5,
  /** Returned and signed for. */
  returned: 6,
} as const;
