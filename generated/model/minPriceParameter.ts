import type { Money } from './money.ts';

export type MinPriceParameter = Money;
