import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type RuleCall, treeOf } from './call.ts';
import { SHARED_CACHE } from './owners.ts';

/** Answers whose names shops translate. */
const TRANSLATED = new Set([
  'productList',
  'productCategories',
  'merchantStreet',
  'productDetail',
  'homeActivities',
  'productLeaderboard',
  'homeProducts',
  'storeProducts',
  'collectProductList',
  'activityDetail',
  'merchantTypes',
  'merchantCategories',
  'pointsList',
  'cartList',
  'storeCategories',
  'hotKeywords',
  'homeConfig',
  'loginMethods',
  'settlementAgreement',
  'mobileHomeIndex',
  'couponOffers',
  'couponList',
]);
/** Stores may have one name in all languages. */
const BRANDS = new Set(['merchantStreet']);
/** They may have one text in all languages: only these show that nothing is translated. */
const DECISIVE = new Set(['productList', 'productCategories', 'merchantStreet', 'productDetail']);
const NAME =
  /^(name|storeName|title|unitName|attrName|instruction|info|storeInfo|text|content|agreement)$/;
/** Where products are translated, they are so in all answers. */
const PRODUCT_NAME = /^(productName|storeName)$/;
/** Stores and their owners, in answers about other things. */
const OF_STORE = /^mer|^shop/;
/** One name may be the same in several languages. */
const MIN_NAMES = 3;
/** A sentence may not. */
const SENTENCE = 24;
const isEnough = (texts: readonly string[]) =>
  texts.length >= MIN_NAMES || texts.some(({ length }) => length >= SENTENCE);
/** Letters of the languages that have their own. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  zh: /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  lo: /\p{Script=Lao}/u,
};
const ROOT = { up: null, step: '$' } as const;

/** By the fields that lead to them: the levels of a tree may differ. */
type Names = Map<string, string[]>;

function namesIn(value: unknown, wanted: RegExp, names: Names = new Map(), path = ''): Names {
  if (Array.isArray(value)) for (const one of value) namesIn(one, wanted, names, path);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      const own = path === '' ? key : `${path}.${key}`;
      if (OF_STORE.test(key)) continue;
      if (typeof one === 'string' && wanted.test(key)) {
        const texts = names.get(own) ?? [];
        texts.push(one);
        names.set(own, texts);
      } else namesIn(one, wanted, names, own);
    }
  return names;
}

const lettersOf = (language: string) => LETTERS[language.split('-')[0] ?? ''];
const all = (names: Names) => [...names.values()].flat();

/** The same names have letters of another language, or, where texts are in letters of their own, none of them. */
function isForeign(texts: readonly string[], languages: readonly string[]): boolean {
  const others = Object.values(LETTERS).filter((letters) =>
    texts.some((text) => letters.test(text)),
  );
  return languages.some((language) => {
    const own = lettersOf(language);
    return (
      others.some((letters) => letters !== own) ||
      (own !== undefined && isEnough(texts) && !texts.some((text) => own.test(text)))
    );
  });
}

/** All its words are in letters of another language. */
const isOfOthers = (text: string, language: string): boolean => {
  const own = lettersOf(language) ?? /\p{Script=Latin}/u;
  return !own.test(text) && Object.values(LETTERS).some((letters) => letters.test(text));
};

/** Where names have letters of a language of their own, and where they have none of them. */
function createSpoken() {
  const spoken = new Map<string, Map<string, boolean>>();
  return (key: string, language: string, names: Names): string[] =>
    [...names].flatMap(([field, texts]) => {
      const letters = lettersOf(language);
      // Some products have one name in all languages, and lists have others of them from read to read.
      if (!letters || PRODUCT_NAME.test(field.slice(field.lastIndexOf('.') + 1))) return [];
      const of = spoken.get(`${key} ${field}`) ?? new Map<string, boolean>();
      spoken.set(`${key} ${field}`, of);
      of.set(
        language,
        texts.some((text) => letters.test(text)),
      );
      const isMute = [...of.values()].includes(false) && [...of.values()].includes(true);
      return isMute ? [field] : [];
    });
}

export interface Languages {
  check: Rule;
  /** the message of a failure, which the same call in another language has in that language */
  message(call: RuleCall): Difference[];
}

/** The same read in another language has other names, and is stored for its language only. */
export function createLanguageRule(): Languages {
  const messages = new Map<string, { language: string; text: string }>();
  const known = new Map<string, { language: string; names: Names }>();
  /** some answers are translated: names that stay are wrong, and not the only ones that the server has */
  let isTranslating = false;
  let areFollowing = false;
  const mutesIn = createSpoken();

  function compare(call: RuleCall, before: { language: string; names: Names }, names: Names) {
    const { language, id } = call;
    const [texts, textsBefore] = [all(names), all(before.names)];
    const isSame = texts.join('\n') === textsBefore.join('\n');
    if (isSame && !isEnough(texts)) return [];
    if (isSame) {
      const isWrong =
        isTranslating && !BRANDS.has(id) && isForeign(texts, [language, before.language]);
      if (!isWrong && !DECISIVE.has(id)) return [];
      return [
        differs(
          isWrong ? 'wrong-text' : 'language',
          DATA,
          'names in the requested language',
          'the same names in two languages',
        ),
      ];
    }
    if (DECISIVE.has(id)) isTranslating = true;
    if (!isTranslating) return [];
    return [...names].flatMap(([field, own]) =>
      !(BRANDS.has(id) && /(^|\.)name$/.test(field)) &&
      own.join('\n') === before.names.get(field)?.join('\n') &&
      (isEnough(own) || !field.includes('.')) &&
      isForeign(own, [language, before.language])
        ? [
            differs(
              'wrong-text',
              below(DATA, ...field.split('.')),
              'in the requested language, like other names',
              'the same in two languages',
            ),
          ]
        : [],
    );
  }

  /** Caches keep one answer for an address, unless the answer says what else it depends on. */
  function cacheDifferences({ cacheControl, vary, query }: RuleCall): Difference[] {
    if ('language' in query || !SHARED_CACHE.test(cacheControl) || /accept-language|\*/i.test(vary))
      return [];
    return [
      differs('cacheable', ROOT, 'Vary: Accept-Language, as its texts do', vary || 'no Vary'),
    ];
  }

  function message({ id, params, query, sent, language, exchange }: RuleCall): Difference[] {
    const { answer } = exchange;
    const { message: text } = 'status' in answer ? treeOf(answer.json?.value) : {};
    if (typeof text !== 'string' || language === '') return [];
    const { language: _, ...rest } = query;
    const key = JSON.stringify([id, params, rest, sent]);
    const before = messages.get(key);
    messages.set(key, { language, text });
    // Messages that follow the language of one call follow that of each.
    if (before && before.language !== language && before.text !== text) areFollowing = true;
    const isWrong =
      isTranslating &&
      before?.text === text &&
      before.language !== language &&
      [language, before.language].some((one) => lettersOf(one)?.test(text) === false);
    const place = { up: ROOT, step: 'message' };
    return isWrong || (areFollowing && isOfOthers(text, language))
      ? [differs('wrong-text', place, 'the message in the requested language', 'that of another')]
      : [];
  }

  const check = (call: RuleCall): Difference[] => {
    const { id, operation, query, who, language, data, params } = call;
    if (!operation.reading || language === '') return [];
    const { language: _, ...rest } = query;
    const key = [id, who, JSON.stringify([params, rest])].join(' ');
    const names = namesIn(data, TRANSLATED.has(id) ? NAME : PRODUCT_NAME);
    const before = known.get(key);
    known.set(key, { language, names });
    const [mute] = BRANDS.has(id) ? [] : mutesIn(key, language, names);
    if (!before || before.language === language) return [];
    const found = compare(call, before, names);
    if (found.length === 0 && mute !== undefined && isTranslating)
      found.push(
        differs(
          'wrong-text',
          below(DATA, ...mute.split('.')),
          'letters of each language, as in others with letters of their own',
          'none of them in one language',
        ),
      );
    return found.length > 0 ? found : cacheDifferences(call);
  };

  return { check, message };
}
