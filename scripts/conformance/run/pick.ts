interface Condition {
  field: string;
  is: '=' | '>' | '<' | '!';
  value: string;
}
type Step =
  | { key: string }
  | { parameter: string }
  | { all: true }
  | { index: number }
  | { where: Condition[] };

const TOKEN = /([^.[\]]+)|\[([^\]]*)\]/g;
const CONDITION = /^([\w.]+)([=><!])(.*)$/;

function conditionOf(text: string): Condition {
  const [, field = '', is, value = ''] = CONDITION.exec(text) ?? [];
  return { field, is: is === '>' || is === '<' || is === '!' ? is : '=', value };
}

/** By their paths: most of them are followed again and again. */
const known = new Map<string, readonly Step[]>();

function stepsOf(path: string): readonly Step[] {
  const steps = known.get(path) ?? readSteps(path);
  known.set(path, steps);
  return steps;
}

function readSteps(path: string): Step[] {
  return [...path.matchAll(TOKEN)].map(([, key, inside = '']): Step => {
    if (key !== undefined) return { key };
    if (inside.startsWith('?')) return { parameter: inside.slice(1) };
    if (inside === '*') return { all: true };
    return CONDITION.test(inside)
      ? { where: inside.split('&').map(conditionOf) }
      : { index: Number(inside) };
  });
}

/** Members of a list, values of a map, parts of a comma-separated text. */
function membersOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null) return Object.values(value);
  return typeof value === 'string' ? value.split(',') : [];
}
const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function parameterOf(value: unknown, name: string): string | null {
  return typeof value === 'string' && value.includes('?')
    ? new URLSearchParams(value.slice(value.indexOf('?'))).get(name)
    : null;
}

function matches(value: unknown, { field, is, value: expected }: Condition): boolean {
  return follow(value, stepsOf(field)).some((one) => {
    if (is === '>') return Number(one) > Number(expected);
    if (is === '<') return Number(one) < Number(expected);
    return (String(one) === expected) === (is === '=');
  });
}

function follow(value: unknown, [step, ...rest]: readonly Step[]): unknown[] {
  if (!step) return value === undefined || value === null ? [] : [value];
  if ('key' in step) return follow(memberOf(value, step.key), rest);
  if ('parameter' in step) return follow(parameterOf(value, step.parameter), rest);
  if ('index' in step) return follow(membersOf(value).at(step.index), rest);
  const members =
    'all' in step
      ? membersOf(value)
      : membersOf(value).filter((member) =>
          step.where.every((condition) => matches(member, condition)),
        );
  return members.flatMap((member) => follow(member, rest));
}

/**
 * All values at a path: `list[0].id`, `list[*].id` for every member of a list or map, `list[isUse=false].id` and
 * `list[stock>0&id!7].id` for matching members, `redirect[?token]` for a query parameter. The empty path is the
 * value itself.
 */
export const pickAll = (value: unknown, path: string): unknown[] => follow(value, stepsOf(path));

/** The first value at a path. */
export const pick = (value: unknown, path: string): unknown => pickAll(value, path)[0];
