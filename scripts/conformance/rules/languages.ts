import type { Difference } from '../grade.ts';
import { DATA, differs, type Rule, type RuleCall } from './call.ts';

/** Answers whose names shops translate. */
const TRANSLATED = new Set(['productList', 'productCategories', 'merchantStreet']);
const NAME = /^(name|storeName)$/;
/** One name may be the same in several languages. */
const MIN_NAMES = 3;

function namesIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => namesIn(one, name));
  return typeof value === 'string' && NAME.test(key) ? [value] : [];
}

/** The same read in another language has other names. */
export function createLanguageRule(): Rule {
  const known = new Map<string, { language: string; names: string }>();
  return ({ id, query, who, language, data }: RuleCall): Difference[] => {
    if (!TRANSLATED.has(id) || language === '') return [];
    const { language: _, ...rest } = query;
    const key = [id, who, JSON.stringify(rest)].join(' ');
    const names = namesIn(data);
    const before = known.get(key);
    known.set(key, { language, names: names.join('\n') });
    return before &&
      names.length >= MIN_NAMES &&
      before.language !== language &&
      before.names === names.join('\n')
      ? [
          differs(
            'language',
            DATA,
            'names in the requested language',
            'the same names in two languages',
          ),
        ]
      : [];
  };
}
