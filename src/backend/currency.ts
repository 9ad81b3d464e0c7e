import type { Currency } from '#/lib/currency.ts';

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

/**
 * ISO code of a currency; null if it is unknown. Backends send its Chinese name as well as its code. Source: recordings 95,
 * 97 and 98.
 */
function currencyCode(written: string): string | null {
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

/**
 * The currency of the backend; null if it has none. Name and symbol are texts of its operator. Source: recordings 95, 97, 98
 * and 116.
 */
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
