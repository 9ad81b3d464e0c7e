/** What a page of everybody was made of, as tags such as `p5 m3 c12 cfg`: purging one of them makes the page expire. */
import type { Query } from '@tanstack/react-query';
import { operations } from '#generated/operations.ts';
import { tagRules } from '#generated/page-tags.ts';
import { operationOfKey } from '#/api/query-client.ts';
import { fieldsOf } from '#/lib/parse-json.ts';

/** Shared caches limit the header with the tags; a page of more things has only those of its calls. */
const MOST_TAGS = 64;

/** Headers by which shared caches purge: that of Cloudflare and Akamai, and that of Fastly and `deploy/varnish.vcl`. */
export const tagHeaders = (tags: readonly string[]): Record<string, string> =>
  tags.length > 0 ? { 'Cache-Tag': tags.join(','), 'Surrogate-Key': tags.join(' ') } : {};

const isId = (value: unknown): value is string | number => /^[1-9]\d{0,15}$/.test(String(value));

/** The values at a path of an answer; `[]` is each row, `{}` each value. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined || step === '') return [value];
  // Not copied: an answer has hundreds of rows.
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const children = step === '[]' || step === '{}' ? Object.values(fields) : [fields[step]];
  return children.flatMap((child) => valuesAt(child, rest));
}

/** Values of the parameters in a path, by their names. */
function pathValues(template: string, path: string): Record<string, string> {
  const values = path.split('/');
  return Object.fromEntries(
    template.split('/').map((step, at) => [step.replace(/^\{(.*)\}$/, '$1'), values[at] ?? '']),
  );
}

/** Tags of a call, and of the things in its answer. */
function tagsOf({ queryKey, state: { data } }: Query): { call: string[]; answer: string[] } {
  const id = operationOfKey(queryKey);
  const rule = id === 'unknown' ? undefined : tagRules[id];
  if (id === 'unknown' || !rule) return { call: [], answer: [] };
  const path = queryKey.find((part) => typeof part === 'string' && part.startsWith('/')) ?? '';
  const sent = {
    ...pathValues(operations[id].path, String(path)),
    ...fieldsOf(queryKey.find((part) => typeof part === 'object')),
  };
  const named = Object.entries(rule.parameters).flatMap(([name, letter]) =>
    isId(sent[name]) ? [`${letter}${sent[name]}`] : [],
  );
  // Those of an infinite query.
  const answers = Array.isArray(fieldsOf(data).pages)
    ? (fieldsOf(data).pages as unknown[])
    : [data];
  const answer = rule.answer.flatMap(([letter, at]) =>
    answers
      .flatMap((one) => valuesAt(one, at.split('.')))
      .filter(isId)
      .map((value) => `${letter}${value}`),
  );
  return { call: named.length > 0 ? named : [rule.group], answer };
}

/** The tags of what was made with these queries. */
export function pageTags(queries: readonly Query[]): readonly string[] {
  const found = queries.map(tagsOf);
  const calls = new Set(found.flatMap(({ call }) => call));
  const all = new Set([...calls, ...found.flatMap(({ answer }) => answer)]);
  return [...(all.size > MOST_TAGS ? calls : all)].slice(0, MOST_TAGS);
}
