/** Currency of the shop's prices. */
export interface Currency {
  /** ISO 4217; null for an unknown currency */
  code: string | null;
  /** symbol configured by the shop; empty if there is none */
  symbol: string;
}

/** Backends use Chinese names, full or short. */
const NAMES =
  'USD 美元 美金|CNY 人民币 人民币元|THB 泰铢|LAK 基普 老挝基普|EUR 欧元|GBP 英镑|JPY 日元 日圆|KRW 韩元 韩圆 韩币|HKD 港币 港元|TWD 新台币 台币|MOP 澳门元 澳门币|SGD 新加坡元 新币|MYR 林吉特 令吉 马来西亚林吉特 马来西亚令吉|IDR 印尼盾 印尼卢比 印度尼西亚盾 印度尼西亚卢比|VND 越南盾|PHP 菲律宾比索|MMK 缅元 缅甸元|KHR 瑞尔 柬埔寨瑞尔|BND 文莱元|INR 印度卢比|PKR 巴基斯坦卢比|LKR 斯里兰卡卢比|NPR 尼泊尔卢比|BDT 塔卡 孟加拉塔卡|AUD 澳元 澳大利亚元|NZD 新西兰元|CAD 加元 加拿大元|CHF 瑞士法郎|RUB 卢布 俄罗斯卢布|BRL 雷亚尔 巴西雷亚尔|MXN 墨西哥比索|ZAR 兰特 南非兰特|TRY 土耳其里拉|AED 阿联酋迪拉姆|SAR 沙特里亚尔|SEK 瑞典克朗|NOK 挪威克朗|DKK 丹麦克朗|PLN 兹罗提 波兰兹罗提|CZK 捷克克朗|HUF 福林 匈牙利福林|ILS 以色列新谢克尔 新谢克尔|EGP 埃及镑|NGN 奈拉 尼日利亚奈拉|KES 肯尼亚先令|KZT 坚戈 哈萨克斯坦坚戈|UAH 格里夫纳 乌克兰格里夫纳';

const CODES: ReadonlyMap<string, string> = new Map(
  NAMES.split('|').flatMap((line) => {
    const [code = '', ...names] = line.split(' ');
    return names.map((name) => [name, code] as const);
  }),
);

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
  return CODES.get(text) ?? (isCode(upper) ? upper : null);
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
