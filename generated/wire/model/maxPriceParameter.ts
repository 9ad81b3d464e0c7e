import type { Money } from './money.ts';

export type MaxPriceParameter = Money;
