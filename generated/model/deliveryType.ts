
/**
 * How the goods travel.
 */
export type DeliveryType = typeof DeliveryType[keyof typeof DeliveryType];


export const DeliveryType = {
  /** By a courier company. */
  express: 'express',
  /** By the own courier of the merchant. */
  ownCourier: 'send',
  /** Nothing travels. */
  virtual: 'fictitious',
} as const;
