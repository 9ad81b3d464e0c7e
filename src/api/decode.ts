import type { DecodeStep } from '#generated/operations.ts';
import { parseBounded } from '#/lib/parse-json.ts';

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Called with the path of a field whose JSON text could not be read. */
type DecodeReport = (path: string, value: unknown) => void;

function parseText(value: unknown, path: string, report: DecodeReport): unknown {
  if (typeof value !== 'string') return value;
  // A setting without a value is empty text, which is no error.
  if (value.trim() === '') return [];
  try {
    return parseBounded(value);
  } catch {
    report(path, value);
    return [];
  }
}

function apply(holder: Tree, key: string, step: DecodeStep, report: DecodeReport) {
  if (!Object.hasOwn(holder, key)) return;
  if (step[0] === 'json') holder[key] = parseText(holder[key], step[1], report);
  if (step[0] === 'list') holder[key] ??= [];
  if (step[0] === 'name') {
    holder[step[2]] = holder[key];
    delete holder[key];
  }
}

function walk(value: unknown, path: readonly string[], visit: (holder: Tree, key: string) => void) {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (head === '[]') {
    if (Array.isArray(value)) for (const item of value) walk(item, rest, visit);
    return;
  }
  if (!isTree(value)) return;
  if (head === '{}') {
    for (const child of Object.values(value)) walk(child, rest, visit);
    return;
  }
  if (rest.length === 0) visit(value, head);
  else walk(value[head], rest, visit);
}

/**
 * Decodes the `data` of an envelope (see `clientShape`): parses JSON text, replaces null lists by [] and corrects misspelt
 * names. Mutates the data.
 */
export function decode(
  data: unknown,
  steps: readonly DecodeStep[] | undefined,
  report: DecodeReport,
): unknown {
  if (!steps) return data;
  const box: Tree = { data };
  for (const step of steps) {
    const path = step[1] === '' ? ['data'] : ['data', ...step[1].split('.')];
    walk(box, path, (holder, key) => apply(holder, key, step, report));
  }
  return box.data;
}

/** Encodes a request body: lists and objects at these paths become JSON text. */
export function encode(body: unknown, paths: readonly string[] | undefined): unknown {
  if (!paths) return body;
  const box: Tree = { body: structuredClone(body) };
  for (const path of paths) {
    walk(box, ['body', ...path.split('.')], (holder, key) => {
      if (typeof holder[key] === 'object' && holder[key] !== null)
        holder[key] = JSON.stringify(holder[key]);
    });
  }
  return box.body;
}
