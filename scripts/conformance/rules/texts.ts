import type { Difference, Kind } from '../grade.ts';
import { describe } from '../check/issues.ts';
import { patternPath, type Place } from '../check/walk.ts';
import { below, DATA, differs, isTree, type RuleCall, treeOf, treesIn } from './call.ts';

interface TextRule {
  kind: Kind;
  expected: string;
  isWrong: (text: string) => boolean;
  /** people may write this */
  isWritten?: true;
}

/**
 * UTF-8 that was read as Latin-1 or Windows-1252. One pair may be legal, such as a guillemet or a space without a break
 * after a French letter, or a sign after a word in capitals.
 */
const MISREAD =
  /[\u0080-\u009F]|(?<!\p{Lu})[ÂÃ][\u00A1-\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|â€|(à[¸¹º»].){2}|([ã-é][\u00A1-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}){2}|ðŸ/u;

/** Names of hosts have the form of keys of texts. */
const HOST = /^www\.|\.([a-z]{2,3}|info|shop|store|online|asia|site|club|market|cloud)$/;
const KEY = /^[a-z]+(\.[a-z0-9_-]+){2,}$/;
/** `{0}`, `{{name}}`, `%s`, `${name}`; a set may be called `{A}`, and 50 % is followed by a word in French. */
const PLACEHOLDER = /\{\{?([a-z][\w.]{2,}|0)\}|%\{\w+\}|(?<!\d\s*)%[sd]\b|\$\{/;
const OBJECT =
  /\b[a-z]\w*(\.\w+)+@[\da-f]{4,}\b(?!\.[a-z])|^\w+\(\w+=.*, \w+=.*\)$|^\[object \w+\]$/;

/** Signs of texts that were encoded, decoded or filled wrongly. */
const TEXTS: readonly TextRule[] = [
  {
    kind: 'wrong-text',
    expected: 'text without HTML entities',
    isWrong: (text) => /&(amp|lt|gt|quot|apos|nbsp|#\d{2,5}|#x[\da-f]{2,5});/i.test(text),
  },
  {
    kind: 'wrong-text',
    expected: 'text in UTF-8, decoded once',
    isWrong: (text) => MISREAD.test(text) || text.includes('\uFFFD'),
  },
  {
    kind: 'wrong-text',
    expected: 'a value, no name of nothing',
    isWrong: (text) => /^(null|NULL|undefined|NaN)$/.test(text.trim()),
  },
  {
    kind: 'wrong-text',
    expected: 'a text, no object of a program',
    isWrong: (text) => OBJECT.test(text),
    isWritten: true,
  },
  {
    kind: 'wrong-text',
    expected: 'a text, no key or placeholder of one',
    isWrong: (text) => PLACEHOLDER.test(text) || (KEY.test(text) && !HOST.test(text)),
    isWritten: true,
  },
  {
    kind: 'wrong-text',
    expected: 'whole letters, no question marks in their place',
    // Servers that mask the names of authors may cut a letter.
    isWrong: (text) => /\?{3}|\p{Surrogate}/u.test(text),
    isWritten: true,
  },
];

/** Fields of what people write. */
const TYPED = /^(comment|mark|userRemark|keywords?|refundReasonWapExplain|nickname|realName)$/;

/** Texts of pages, and fields that are no text of a language. */
const MARKUP = /^(content|agreement|instruction|value|logisticsInfo)$|html/i;
const TAG = /<\/?[a-z][^>]*>/i;
/** A tag that was escaped as if it were a text. */
const ESCAPED = /&(lt|#0*60|#x0*3c);\/?(p|div|h\d|br|ul|ol|li|span|b|strong|table|img|section)\b/i;
const CODES =
  /id$|url|link|path|token|secret|email|mail|identity|redirect|route|image|avatar|pic|key$|^url$/i;
const PICTURE = /(image|imag|avatar|pic|icon|logo(url)?|picture|imageurl)$/i;

/** Keys and tokens, which programs use as they are. */
const USED = /token|secret|key$|identity|redirect|domain/i;

interface Leaf {
  key: string;
  text: string;
  place: Place;
}

function leaves(value: unknown, place: Place, key = ''): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [{ key, text: value, place }];
  if (Array.isArray(value)) return value.flatMap((one, at) => leaves(one, below(place, at), key));
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, below(place, name), name));
}

function textsSent(value: unknown, sent: Set<string>): void {
  for (const { text } of leaves(value, DATA)) sent.add(text);
}

const isAddress = (text: string) =>
  URL.canParse(text) &&
  /^https?:\/\/[^/\s]+\//.test(text) &&
  !/\/(undefined|null)\b|https?:\/\/.*https?:\/\//.test(text);

/** Hosts that only machines of one network know, of which each kind may name its own. */
const PRIVATE: readonly RegExp[] = [
  /^(localhost|127\.|0\.0\.0\.0|\[::1\])/,
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/,
  /^[^.:[]+$|\.(local|internal|lan|svc)$/,
];
const networkOf = (host: string) => PRIVATE.findIndex((hosts) => hosts.test(host));
/** A picture on a host that the tested server knows, and browsers do not. */
const isUnreachable = (text: string, { exchange }: RuleCall): boolean => {
  const network = networkOf(new URL(text).hostname);
  return (
    network !== -1 && network !== networkOf(new URL(exchange.url, 'http://localhost').hostname)
  );
};

const picturesIn = (text: string): string[] => {
  if (!text.trim().startsWith('[')) return [text];
  try {
    return leaves(JSON.parse(text), DATA).map((leaf) => leaf.text);
  } catch {
    return [];
  }
};

export interface Texts {
  check(call: RuleCall): Difference[];
  message(text: unknown): Difference[];
}

/** Pictures of a description in HTML. */
const SOURCE = /<img\b[^>]*\bsrc="(https?:[^"]+)"/gi;

const mayHavePicture = ({ key }: Leaf, { id }: RuleCall): boolean =>
  key === 'content' || PICTURE.test(key) || (id === 'imageUpload' && key === 'url');

/** The addresses of pictures in a text. */
function addressesIn({ key, text }: Leaf, { id }: RuleCall): string[] {
  if (key === 'content') return [...text.matchAll(SOURCE)].map(([, address = '']) => address);
  return PICTURE.test(key) || (id === 'imageUpload' && key === 'url') ? picturesIn(text) : [];
}

/**
 * Texts are readable, and pictures have absolute addresses. Reviews have what shoppers sent.
 * @param showed gets the addresses of pictures, other than those that were sent
 */
export function createTexts(
  showed: (address: string, place: Place, call: RuleCall) => void = () => {},
): Texts {
  /** what the run itself has written comes back as it is */
  const sent = new Set<string>();
  /** texts of a field in which nothing is wrong */
  const right = new Map<string, Set<string>>();

  function leafDifferences({ key, text, place }: Leaf): Difference[] {
    if (sent.has(text)) return [];
    if (PICTURE.test(key)) {
      const wrong = picturesIn(text).find((one) => !isAddress(one));
      return wrong === undefined
        ? []
        : [differs('address', place, 'an absolute address', describe(wrong))];
    }
    if (MARKUP.test(key) && ESCAPED.test(text) && !TAG.test(text))
      return [differs('wrong-text', place, 'HTML that is not escaped', describe(text, key))];
    if (text.trim() !== text && (USED.test(key) || /^https?:/.test(text)))
      return [differs('wrong-text', place, 'no blanks around it', describe(text, key))];
    if (MARKUP.test(key) || CODES.test(key) || /^[[{]/.test(text)) return [];
    const rule = TEXTS.find(
      ({ isWrong, isWritten }) => isWrong(text) && !(isWritten && TYPED.test(key)),
    );
    return rule ? [differs(rule.kind, place, rule.expected, describe(text, key))] : [];
  }

  function hostDifferences(leaf: Leaf, call: RuleCall): Difference[] {
    const wrong = addressesIn(leaf, call).find(
      (one) => !sent.has(one) && isAddress(one) && isUnreachable(one, call),
    );
    return wrong === undefined
      ? []
      : [differs('address', leaf.place, 'a host that browsers can reach', describe(wrong))];
  }

  return {
    message(text) {
      if (typeof text !== 'string') return [];
      const rule = TEXTS.find(({ isWrong }) => isWrong(text));
      const place: Place = { up: { up: null, step: '$' }, step: 'message' };
      return rule ? [differs(rule.kind, place, rule.expected, describe(text))] : [];
    },
    check(call) {
      textsSent(call.sent, sent);
      const first = new Map<string, Difference>();
      for (const leaf of leaves(call.data, DATA)) {
        const isPicture = mayHavePicture(leaf, call);
        const known = right.get(leaf.key) ?? new Set();
        if (known.has(leaf.text) && !isPicture) continue;
        for (const address of isPicture ? addressesIn(leaf, call) : [])
          if (!sent.has(address) && isAddress(address)) showed(address, leaf.place, call);
        const found = [...leafDifferences(leaf), ...hostDifferences(leaf, call)];
        if (found.length === 0) right.set(leaf.key, known.add(leaf.text));
        for (const one of found) {
          const key = `${one.expected} ${patternPath(leaf.place)}`;
          if (!first.has(key)) first.set(key, one);
        }
      }
      return [...first.values(), ...skuKeyDifferences(call)];
    },
  };
}

/** Whether parts of a key are one value of each attribute; a value may have commas, too. */
const isChoice = (parts: readonly string[], [own, ...others]: readonly string[][]): boolean => {
  if (!own) return parts.length === 0;
  return parts.some((_, at) => {
    const value = parts.slice(0, at + 1);
    const isValue = own.some((_part, from) => value.every((one, step) => own[from + step] === one));
    return isValue && isChoice(parts.slice(at + 1), others);
  });
};

/** Keys of skus are the chosen values, joined by commas in the order of the attributes. */
function skuKeyDifferences({ data, id }: RuleCall): Difference[] {
  if (id !== 'productDetail' && id !== 'productSkuDetail') return [];
  const { productAttr, productValue } = treeOf(data);
  const values = treesIn(productAttr).map(({ attrValues }) => String(attrValues).split(','));
  // A product without options has one sku of any key.
  if (values.length === 0)
    return Object.keys(treeOf(productValue)).length < 2
      ? []
      : [differs('disagrees', below(DATA, 'productAttr'), 'the options of several skus', 'none')];
  const wrong = Object.keys(treeOf(productValue)).find((key) => !isChoice(key.split(','), values));
  return wrong === undefined
    ? []
    : [
        differs(
          'disagrees',
          below(DATA, 'productValue'),
          'values of productAttr joined by commas as keys',
          describe(wrong),
        ),
      ];
}
