import { isNode, type Json, type Node, resolve } from '../shape.ts';

/** What a difference between two schemas does to the set of values they allow. */
export type Effect = 'narrows' | 'widens' | 'changes';
export type Rule =
  | 'type'
  | 'null'
  | 'enum'
  | 'limit'
  | 'pattern'
  | 'format'
  | 'presence'
  | 'property'
  | 'alternative';

export interface SchemaChange {
  /** dotted path of the value; `[]` an item, `{}` any value of a map */
  at: string;
  rule: Rule;
  effect: Effect;
  what: string;
}

interface Pair {
  oldSpec: Node;
  newSpec: Node;
  /** pairs of named schemas that lie around the present one */
  within: string[];
  found: SchemaChange[];
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
const show = (value: Json | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value));
const sub = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

/** Every difference between what two schemas allow, from the value itself down to its parts. */
export function compareSchemas(
  oldSpec: Node,
  newSpec: Node,
  before: Node,
  after: Node,
): SchemaChange[] {
  const found: SchemaChange[] = [];
  compare({ oldSpec, newSpec, within: [], found }, before, after, '');
  return found;
}

function compare(around: Pair, rawBefore: Node, rawAfter: Node, at: string) {
  const names = `${String(rawBefore.$ref)} ${String(rawAfter.$ref)}`;
  const named = rawBefore.$ref !== undefined && rawAfter.$ref !== undefined;
  // A tree refers to itself: its branches differ as its root does.
  if (named && around.within.includes(names)) return;
  const pair = named ? { ...around, within: [...around.within, names] } : around;
  const before = resolve(pair.oldSpec, rawBefore);
  const after = resolve(pair.newSpec, rawAfter);
  compareTypes(pair, before, after, at);
  compareValues(pair, before, after, at);
  compareLimits(pair, before, after, at);
  compareProperties(pair, before, after, at);
  compareAlternatives(pair, before, after, at);
  for (const [name, step] of [
    ['items', '[]'],
    ['additionalProperties', '{}'],
    ['contentSchema', '(text)'],
  ] as const) {
    const [one, other] = [before[name], after[name]];
    if (isNode(one) && isNode(other)) compare(pair, one, other, sub(at, step));
  }
}

function compareTypes({ found }: Pair, before: Node, after: Node, at: string) {
  const [old, now] = [strings(before.type), strings(after.type)];
  if (old.length === 0 && now.length === 0) return;
  const [gone, come] = [
    old.filter((type) => !now.includes(type)),
    now.filter((type) => !old.includes(type)),
  ];
  const rule = [...gone, ...come].every((type) => type === 'null') ? 'null' : 'type';
  if (gone.length === 0 && come.length === 0) return;
  // A whole number is a number.
  const onlyWider = gone.join() === 'integer' && come.join() === 'number';
  const onlyNarrower = gone.join() === 'number' && come.join() === 'integer';
  const effect =
    come.length === 0 || onlyNarrower
      ? 'narrows'
      : gone.length === 0 || onlyWider
        ? 'widens'
        : 'changes';
  found.push({
    at,
    rule,
    effect,
    what: `type ${old.join(' or ') || 'any'} became ${now.join(' or ') || 'any'}`,
  });
}

function valuesOf(node: Node): string[] | null {
  if (node.const !== undefined) return [show(node.const)];
  return Array.isArray(node.enum) ? node.enum.map(show) : null;
}

function compareValues({ found }: Pair, before: Node, after: Node, at: string) {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (old && !now)
    found.push({ at, rule: 'enum', effect: 'widens', what: `may be more than ${old.join(', ')}` });
  if (!old && now)
    found.push({ at, rule: 'enum', effect: 'narrows', what: `may only be ${now.join(', ')}` });
  if (!old || !now) return;
  for (const value of now.filter((one) => !old.includes(one)))
    found.push({ at, rule: 'enum', effect: 'widens', what: `may be ${value} too` });
  for (const value of old.filter((one) => !now.includes(one)))
    found.push({ at, rule: 'enum', effect: 'narrows', what: `may no longer be ${value}` });
}

function compareLimits({ found }: Pair, before: Node, after: Node, at: string) {
  for (const [names, sign] of [
    [LOWER, 1],
    [UPPER, -1],
  ] as const) {
    for (const name of names) {
      const [old, now] = [before[name], after[name]];
      if (old === now) continue;
      const none = sign > 0 ? -Infinity : Infinity;
      const tighter = (Number(now ?? none) - Number(old ?? none)) * sign > 0;
      found.push({
        at,
        rule: 'limit',
        effect: tighter ? 'narrows' : 'widens',
        what: `${name} ${show(old)} became ${show(now)}`,
      });
    }
  }
  for (const rule of ['pattern', 'format'] as const) {
    const [old, now] = [before[rule], after[rule]];
    if (old === now) continue;
    const effect = old === undefined ? 'narrows' : now === undefined ? 'widens' : 'changes';
    found.push({ at, rule, effect, what: `${rule} ${show(old)} became ${show(now)}` });
  }
}

function compareProperties(pair: Pair, before: Node, after: Node, at: string) {
  const [old, now] = [
    isNode(before.properties) ? before.properties : {},
    isNode(after.properties) ? after.properties : {},
  ];
  const [needed, needs] = [strings(before.required), strings(after.required)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const here = sub(at, name);
    const [one, other] = [old[name], now[name]];
    if (isNode(one) && isNode(other)) {
      if (needed.includes(name) && !needs.includes(name))
        pair.found.push({ at: here, rule: 'presence', effect: 'widens', what: 'may be left out' });
      if (!needed.includes(name) && needs.includes(name))
        pair.found.push({ at: here, rule: 'presence', effect: 'narrows', what: 'must be there' });
      compare(pair, one, other, here);
    } else if (isNode(one)) {
      pair.found.push({ at: here, rule: 'property', effect: 'widens', what: 'is gone' });
    } else {
      const must = needs.includes(name);
      pair.found.push({
        at: here,
        rule: must ? 'presence' : 'property',
        effect: 'narrows',
        what: must ? 'is new and must be there' : 'is new',
      });
    }
  }
}

function compareAlternatives(pair: Pair, before: Node, after: Node, at: string) {
  for (const name of ['oneOf', 'anyOf', 'allOf'] as const) {
    const [old, now] = [before[name], after[name]].map((list) =>
      Array.isArray(list) ? list.filter(isNode) : [],
    ) as [Node[], Node[]];
    old.slice(0, now.length).forEach((one, index) => compare(pair, one, now[index] ?? one, at));
    if (now.length > old.length)
      pair.found.push({
        at,
        rule: 'alternative',
        effect: name === 'allOf' ? 'narrows' : 'widens',
        what: `${name} has ${now.length} parts instead of ${old.length}`,
      });
    if (now.length < old.length)
      pair.found.push({
        at,
        rule: 'alternative',
        effect: name === 'allOf' ? 'widens' : 'narrows',
        what: `${name} has ${now.length} parts instead of ${old.length}`,
      });
  }
}
