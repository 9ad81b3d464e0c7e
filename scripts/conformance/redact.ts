const MASK = '[redacted]';

/** Fields with personal data or secrets. */
const PERSONAL =
  /mail|phone|mobile|token|passw|pwd|captcha|identity|secret|payer|contact|idcard|idnumber|address|^detail$|postcode|avatar|bankcard|account|authori/i;
/** Names count as personal unless they are known to name something else. */
const NAME = /name$/i;
const IMPERSONAL_NAMES =
  /^(mer|store|product|attr|category|cate|type|unit|brand|activity|coupon|delivery|guarantee|country)name$/i;

const E_MAIL = /[^\s"'<>@,;:=&]+(@|%40)[^\s"'<>@,;:=&]+\.[a-z]{2,}/gi;
/** As text, not as a number of JSON. */
const PHONE = /(?<![\w.:-]|\bnumber )(?:\+\d{1,3}[ -]?)?\d{2,5}(?:[ -]?\d{3,5}){2,3}(?![\w.:-])/g;
/** Longer numbers, such as the largest safe integer, are no phone numbers. */
const MAX_PHONE_DIGITS = 15;
const maskPhone = (text: string): string =>
  text.replaceAll(/\D/g, '').length > MAX_PHONE_DIGITS ? text : MASK;
const TOKEN = /\b(eyJ[\w-]+\.[\w-]+\.[\w-]*|(?=[a-z]*\d)[0-9a-f]{24,})\b/gi;
const MIN_SECRET_LENGTH = 4;

export const isPersonal = (key: string): boolean =>
  PERSONAL.test(key) || (NAME.test(key) && !IMPERSONAL_NAMES.test(key)) || key === 'code';

/** Removes personal data from a report. */
export interface Redactor {
  /** registers a value that must never be printed */
  hide(value: unknown): void;
  /** redacts any value; `key` is its field */
  value(value: unknown, key?: string): unknown;
  text(text: string): string;
  url(url: string): string;
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();

  function hide(value: unknown) {
    if (typeof value !== 'string' || value.length < MIN_SECRET_LENGTH) return;
    secrets.add(value);
    // As in a text that quotes JSON.
    secrets.add(JSON.stringify(value).slice(1, -1));
  }

  function text(input: string): string {
    let result = input;
    for (const secret of secrets)
      if (result.includes(secret)) result = result.replaceAll(secret, MASK);
    return result.replace(E_MAIL, MASK).replace(TOKEN, MASK).replace(PHONE, maskPhone);
  }

  function value(input: unknown, key = ''): unknown {
    if (Array.isArray(input)) return input.map((item) => value(item, key));
    if (typeof input === 'object' && input !== null)
      return Object.fromEntries(
        Object.entries(input).map(([name, child]) => [name, value(child, name)]),
      );
    if (typeof input === 'string') return isPersonal(key) && input !== '' ? MASK : text(input);
    // The code of an envelope is a number; codes sent to users are text.
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
