const MASK = '[redacted]';

/** Fields that hold something about a person, or a secret. */
const PERSONAL =
  /mail|phone|mobile|token|passw|pwd|captcha|identity|secret|payer|contact|idcard|idnumber|address|^detail$|postcode|avatar|bankcard|account|authori/i;
/** Names are taken for those of people, unless they are known to name something else. */
const NAME = /name$/i;
const NAMES_OF_THINGS =
  /^(mer|store|product|attr|category|cate|type|unit|brand|activity|coupon|delivery|guarantee|country)name$/i;

const E_MAIL = /[^\s"'<>@,;:=&]+(@|%40)[^\s"'<>@,;:=&]+\.[a-z]{2,}/gi;
const PHONE = /(?<![\w.:-])(?:\+\d{1,3}[ -]?)?\d{2,5}(?:[ -]?\d{3,5}){2,3}(?![\w.:-])/g;
const TOKEN = /\b(eyJ[\w-]+\.[\w-]+\.[\w-]*|(?=[a-z]*\d)[0-9a-f]{24,})\b/gi;
const SHORTEST_SECRET = 4;

export const isPersonal = (key: string): boolean =>
  PERSONAL.test(key) || (NAME.test(key) && !NAMES_OF_THINGS.test(key)) || key === 'code';

/** Takes out of a report what could tell who a shopper is. */
export interface Redactor {
  /** a value that must never be printed, wherever it turns up */
  hide(value: unknown): void;
  /** any value; `key` is the field it comes from */
  value(value: unknown, key?: string): unknown;
  text(text: string): string;
  url(url: string): string;
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();

  function hide(value: unknown) {
    if (typeof value === 'string' && value.length >= SHORTEST_SECRET) secrets.add(value);
  }

  function text(input: string): string {
    let result = input;
    for (const secret of secrets)
      if (result.includes(secret)) result = result.replaceAll(secret, MASK);
    return result.replace(E_MAIL, MASK).replace(TOKEN, MASK).replace(PHONE, MASK);
  }

  function value(input: unknown, key = ''): unknown {
    if (Array.isArray(input)) return input.map((item) => value(item, key));
    if (typeof input === 'object' && input !== null)
      return Object.fromEntries(
        Object.entries(input).map(([name, child]) => [name, value(child, name)]),
      );
    if (typeof input === 'string') return isPersonal(key) && input !== '' ? MASK : text(input);
    // The code of an envelope is a number and no secret.
    return typeof input === 'number' && isPersonal(key) && key !== 'code' ? MASK : input;
  }

  function url(input: string): string {
    const [path = '', query] = input.split('?');
    if (query === undefined) return text(path);
    const parts = [...new URLSearchParams(query)].map(
      ([key, item]) => `${key}=${String(value(item, key))}`,
    );
    return `${text(path)}?${parts.join('&')}`;
  }

  return { hide, value, text, url };
}
