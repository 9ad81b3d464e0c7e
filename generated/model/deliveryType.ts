
/**
 * How the order is delivered.
 */
export type DeliveryType = typeof DeliveryType[keyof typeof DeliveryType];


export const DeliveryType = {
  /** By a courier company. */
  express: 'express',
  /** By the courier of the merchant. */
  ownCourier: 'send',
  /** Virtual delivery. */
  virtualGoods: 'fictitious',
} as const;
