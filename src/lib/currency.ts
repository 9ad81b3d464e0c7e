import type { Minor } from './money.ts';

/** Currency of the shop's prices. */
export interface Currency {
  /** ISO 4217; null for an unknown currency */
  code: string | null;
  /** symbol configured by the shop; empty if there is none */
  symbol: string;
}

/**
 * Currencies written without decimals, by the Unicode locale data. Engines differ: some have the minor units of ISO 4217,
 * which gives the kip two decimals.
 */
const WITHOUT_DECIMALS: ReadonlySet<string> = new Set(
  (
    'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF ' +
    'XOF XPF YER'
  ).split(' '),
);

/**
 * Decimals to show: those of the currency, or more if the amount has them. Currencies with three (BHD, KWD) get two, because
 * amounts of the wire have at most two.
 */
export const decimalsOf = (minor: Minor, code: string | null): 0 | 2 =>
  code !== null && WITHOUT_DECIMALS.has(code) && minor % 100 === 0 ? 0 : 2;
