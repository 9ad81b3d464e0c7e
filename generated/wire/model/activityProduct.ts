import type { Money } from './money.ts';

/**
 * A product in an activity.
 */
export interface ActivityProduct {
  /** Product id. */
  proId: number;
  /** Picture made for the activity. */
  proImage: string;
  /** Picture of the product. */
  image: string;
  /** Name of the product. */
  storeName: string;
  /** Price. */
  price: Money;
  /** Market price, shown struck through. */
  otPrice: Money;
}
