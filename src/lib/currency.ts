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

/** Chinese names: usual ones, and those that differ from the Unicode locale data. */
const KNOWN_NAMES: Record<string, string> = {
  美元: 'USD',
  人民币: 'CNY',
  泰铢: 'THB',
  美金: 'USD',
  人民币元: 'CNY',
  基普: 'LAK',
  日圆: 'JPY',
  韩圆: 'KRW',
  韩币: 'KRW',
  港币: 'HKD',
  台币: 'TWD',
  澳门元: 'MOP',
  新币: 'SGD',
  林吉特: 'MYR',
  令吉: 'MYR',
  马来西亚令吉: 'MYR',
  印尼盾: 'IDR',
  印尼卢比: 'IDR',
  缅元: 'MMK',
  瑞尔: 'KHR',
  塔卡: 'BDT',
  澳元: 'AUD',
  加元: 'CAD',
  卢布: 'RUB',
  雷亚尔: 'BRL',
  兰特: 'ZAR',
};

/** Code of a Chinese name of the Unicode locale data. Takes all 300 names, which are slow to make. */
function codeOfName(name: string): string | null {
  const chinese = new Intl.DisplayNames('zh-CN', { type: 'currency' });
  const codes = Intl.supportedValuesOf?.('currency') ?? [];
  return codes.find((code) => chinese.of(code) === name) ?? null;
}

function isCode(text: string): boolean {
  if (!/^[A-Z]{3}$/.test(text)) return false;
  // Intl accepts any three letters, but has symbols only for real currencies; other texts are names.
  return typeof Intl.supportedValuesOf !== 'function'
    ? true
    : Intl.supportedValuesOf('currency').includes(text);
}

/** ISO code of a currency name or code of a backend; null if it is unknown. */
export function currencyCode(written: string): string | null {
  const text = written.trim();
  const upper = text.toUpperCase();
  if (text === '') return null;
  if (Object.hasOwn(KNOWN_NAMES, text)) return KNOWN_NAMES[text] ?? null;
  return isCode(upper) ? upper : codeOfName(text);
}

/** Longer texts are not symbols and would break the layout of prices. */
const LONGEST_SYMBOL = 6;

const readSymbol = (written: string | undefined): string => {
  const symbol = written?.trim() ?? '';
  return symbol.length > LONGEST_SYMBOL ? '' : symbol;
};

/** Reads the backend's currency; null if it has none. */
export function readCurrency(
  wire: { currency: string; symbol: string } | undefined,
): Currency | null {
  const name = wire?.currency.trim() ?? '';
  const symbol = readSymbol(wire?.symbol);
  if (name === '' && symbol === '') return null;
  const code = currencyCode(name);
  // An unknown currency without a symbol is shown by its name.
  return { code, symbol: symbol || (code ? '' : readSymbol(name)) };
}
