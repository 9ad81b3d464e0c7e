/**
 * Writes the fixture of the replay test from recorded exchanges: `node scripts/contract/recordings/make.ts FILE`.
 * Types, nulls, empty texts, codes, numbers, dates, lengths and scripts are kept; words are replaced, equal answers merged.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExceptionText } from '#openapi/backends/exception-text.ts';
import { readGoneText } from '#openapi/backends/gone-text.ts';
import { isNode, type Json, type Node } from '../shape.ts';
import { type RecordedAnswer, writeFixture } from './fixture.ts';

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'generated', 'openapi.json');

/** Without n, so that no NaN, null or undefined is generated. */
const CONSONANTS = 'bdfgklmprstv';
const VOWELS = 'aeiou';
const HAN = '荔枝甜果园林山水风云春夏秋冬东南西北';
const THAI = 'กขคงจชซดตถทนบปผพมยรลวสห';

/** Words that describe the kind of failure, not its subject. */
const TECHNICAL =
  /^(?:error|exception|nested|cause|caused|sql|java|lang|com|io|data|truncation|table|column|row|field|default|value|values|insert|into|select|from|update|set|where|cannot|invoke|read|the|of|because|return|is|null|not|must|be|parse|failed|convert|required|type|to|for|input|string|integer|boolean|request|method|supported|get|post|message|available|duplicate|entry|key|may|exist|i|o|on|in|at|and)$/i;

function pseudoWord(word: string): string {
  let seed = 7;
  for (const letter of word.toLowerCase()) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  return Array.from(word, (letter, at) => {
    const letters = at % 2 === 0 ? CONSONANTS : VOWELS;
    seed = (seed * 48_271 + at) % 2_147_483_647;
    const other = letters[seed % letters.length] ?? 'a';
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  }).join('');
}

function pseudoSign(sign: string, letters: string): string {
  return letters[(sign.codePointAt(0) ?? 0) % letters.length] ?? '';
}

/** Replaces words by generated ones of the same length and script. Digits, signs and emoji are kept. */
function replaceWords(text: string, isKept: (word: string) => boolean = () => false): string {
  return text
    .replaceAll(/[A-Za-z]{2,}/g, (word) => (isKept(word) ? word : pseudoWord(word)))
    .replaceAll(/\p{Script=Han}/gu, (sign) => pseudoSign(sign, HAN))
    .replaceAll(/[\u0E01-\u0E2E]/g, (sign) => pseudoSign(sign, THAI));
}

/** Keeps tag names; replaces texts and attributes. */
const replaceMarkup = (text: string): string =>
  text
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part.replaceAll(/"[^"]*"/g, (value) => `"${replaceText(value.slice(1, -1))}"`)
        : replaceWords(part),
    )
    .join('');

function replaceAddress(text: string): string {
  const [, start = '', path = '', ending = ''] =
    /^(\w+:\/\/[^/?#]+)(.*?)(\.\w+)?$/s.exec(text) ?? [];
  const host = start.endsWith('example.com') ? start : 'https://other.example.com';
  return host + replaceWords(path).slice(0, 80) + ending;
}

const KEPT_FORMATS: readonly RegExp[] = [
  // numbers, dates, keys, money, phones, example e-mails
  /^[\d\s:.,+-]*$/,
  /@example\.com$/,
  /^(?:[A-Z]{2})?\d+$/,
  /^[A-Z-]+$/,
  // paths within a shop
  /^[#/][\w/?=&%.-]*$/,
];

function replaceText(text: string): string {
  if (KEPT_FORMATS.some((format) => format.test(text))) return text;
  const nested = jsonIn(text);
  if (nested) return JSON.stringify(replaceAll(nested.value, ''));
  if (/^\w+:\/\//.test(text)) return replaceAddress(text);
  return /<\w/.test(text) ? replaceMarkup(text) : replaceWords(text);
}

function jsonIn(text: string): { value: Json } | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    return null;
  }
}

/** Fields whose values the shop interprets. */
const MEANINGFUL = /^(?:currency|symbol|country|countryCode|ID|extName)$/;
/** Enum values of the contract. */
const listed = new Set<Json>();

function collectListed(value: Json): void {
  if (Array.isArray(value)) return value.forEach(collectListed);
  if (!isNode(value)) return;
  if (Array.isArray(value.enum)) for (const one of value.enum) listed.add(one);
  Object.values(value).forEach(collectListed);
}

/** Keys of maps consist of words of other fields, which are replaced in the same way. */
const keyOf = (key: string): string => (/^\w+$/.test(key) ? key : replaceWords(key));

function replaceAll(value: Json, key: string): Json {
  if (Array.isArray(value)) return value.map((item) => replaceAll(item, key));
  if (isNode(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [keyOf(name), replaceAll(child, name)]),
    );
  if (typeof value !== 'string' || MEANINGFUL.test(key) || listed.has(value)) return value;
  return replaceText(value);
}

/** The shop classifies messages by their words, so the class must not change. */
function replaceMessage(message: string): string {
  if (readGoneText(message) || /未登录/.test(message)) return message;
  const isException = isExceptionText(message);
  const technical = (word: string) => TECHNICAL.test(word) || /(?:Exception|Error)$/.test(word);
  const replaced = isException
    ? replaceWords(message.slice(0, 600), technical)
    : replaceWords(message);
  const result = isExceptionText(replaced) === isException ? replaced : message;
  if (readGoneText(result)) throw new Error(`The class of the message has changed: ${message}`);
  return result;
}

interface Recording {
  operation: string | null;
  method: string;
  path: string;
  query: Record<string, Json> | null;
  auth: string;
  status: number;
  contentType: string | null;
  body: { code?: number; message: string; data?: Json };
}

function toAnswer(recording: Recording, line: number): RecordedAnswer {
  const { operation, method, path, query, auth, status, contentType, body } = recording;
  return {
    lines: [line],
    operation,
    method,
    path,
    query: query && (replaceAll(query, '') as Record<string, string>),
    signedIn: auth !== 'guest',
    status,
    contentType,
    body: {
      ...(replaceAll({ ...body, message: '' }, '') as typeof body),
      message: replaceMessage(body.message),
    },
  };
}

/** Merges equal answers to the same kind of caller. */
function mergeEqual(answers: readonly RecordedAnswer[]): RecordedAnswer[] {
  const known = new Map<string, RecordedAnswer>();
  for (const answer of answers) {
    const { operation, signedIn, status, contentType, body } = answer;
    const key = JSON.stringify([operation, signedIn, status, contentType, body]);
    const first = known.get(key);
    if (first) first.lines.push(...answer.lines);
    else known.set(key, answer);
  }
  return [...known.values()];
}

const [file] = process.argv.slice(2);
if (file === undefined)
  throw new Error('Usage: make.ts FILE, with one recorded exchange as JSON per line');
collectListed(JSON.parse(readFileSync(CONTRACT, 'utf8')) as Node);
const recordings = readFileSync(file, 'utf8').trim().split('\n');
const answers = mergeEqual(
  recordings.map((text, at) => toAnswer(JSON.parse(text) as Recording, at + 1)),
);
writeFixture(answers);
console.log(`${recordings.length} recorded answers, ${answers.length} distinct`);
