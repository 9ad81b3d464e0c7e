/** Texts with values on the server, where each is used on many pages. */
import type { i18n, TFunction } from 'i18next';
import { numberText } from '#/i18n/format.ts';
import type { Locale } from '#/i18n/languages.ts';

interface Place {
  name: string;
  isNumber: boolean;
}
type Values = Readonly<Record<string, unknown>>;

const PLACE = /\{\{(.*?)\}\}/;
/** `{{shop}}` and `{{count, number}}`. */
const SIMPLE = /^\s*(\w+)\s*(,\s*number\s*)?$/;
/** What i18next reads in texts, apart from places. */
const READ = /\$t\(|\{\{/;

/** Texts between places and places in turn; null if the text has more than simple places. */
function compile(text: string): (string | Place)[] | null {
  const parts = text.split(PLACE).map((part, at) => {
    if (at % 2 === 0) return READ.test(part) ? null : part;
    const [, name, isNumber] = SIMPLE.exec(part) ?? [];
    return name === undefined ? null : { name, isNumber: isNumber !== undefined };
  });
  return parts.some((part) => part === null) ? null : (parts as (string | Place)[]);
}

/** Whether the values are those of the places; others, such as `context`, choose the text. */
const areOfPlaces = (parts: readonly (string | Place)[], values: Values) =>
  Object.keys(values).every(
    (value) =>
      value === 'count' || parts.some((part) => typeof part === 'object' && part.name === value),
  );

/** Null if i18next does more with a value than to write it. */
function valueText({ name, isNumber }: Place, values: Values, locale: Locale): string | null {
  const value = values[name];
  if (typeof value === 'number') return isNumber ? numberText(value, locale) : String(value);
  return typeof value === 'string' && !isNumber ? value : null;
}

/**
 * Makes `t` of an instance parse each text with values once, instead of each time. Everything but simple places is left to
 * i18next, and so is which text a key and a count stand for.
 */
export function compileTexts(instance: i18n, locale: Locale): void {
  const compiled = new Map<string, (string | Place)[] | null>();
  const { getRule } = instance.services.pluralResolver as {
    getRule: (language: string) => Intl.PluralRules;
  };
  const plurals = getRule.call(instance.services.pluralResolver, locale);
  const resolve = instance.t as (key: string, values?: object) => string;

  function partsOf(key: string, values: Values) {
    const { count } = values;
    const form =
      typeof count === 'number' ? (count === 0 ? 'zero' : plurals.select(count)) : typeof count;
    const id = `${key} ${form}`;
    const known = compiled.get(id);
    if (known !== undefined) return known;
    const parts = compile(resolve(key, { ...values, skipInterpolation: true }));
    // Kept for a key, so that no value may decide about it.
    if (!parts || areOfPlaces(parts, values)) compiled.set(id, parts);
    return parts;
  }

  const t = (key: string, values?: Values): string => {
    if (values === undefined) return resolve(key);
    const parts = partsOf(key, values);
    if (!parts || !areOfPlaces(parts, values)) return resolve(key, values);
    let text = '';
    for (const part of parts) {
      const own = typeof part === 'string' ? part : valueText(part, values, locale);
      if (own === null) return resolve(key, values);
      text += own;
    }
    return text;
  };
  instance.store.on('added', () => compiled.clear());
  instance.t = t as TFunction;
}
