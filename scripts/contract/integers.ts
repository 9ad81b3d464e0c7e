import { isNode, type Json, type Node } from './shape.ts';

/** JavaScript cannot represent larger integers exactly. */
const MAX_ID = Number.MAX_SAFE_INTEGER;
const ID = /(?:^|[a-z])(?:id|Id|ID)s?(?:List)?$|^uid$|^aid$/;
/** Ids with other names say what they are: "Sku id." */
const DESCRIBED_ID = /\bids?\.?$/;

/**
 * Adds integer formats: `int64` for ids (in requests with the safe integer range of JavaScript), else `int32`. Existing
 * formats are kept.
 */
export function withIntegerFormats(spec: Node): Node {
  const visit = (value: Json, name: string, isRequest: boolean): Json => {
    if (Array.isArray(value)) return value.map((item) => visit(item, name, isRequest));
    if (!isNode(value)) return value;
    const types = [value.type].flat();
    const needsFormat = types.includes('integer') && value.format === undefined && !value.enum;
    const result: Node =
      needsFormat && value.const === undefined
        ? { ...value, ...formatOf(value, name, isRequest) }
        : value;
    return Object.fromEntries(
      Object.entries(result).map(([key, child]) => [
        key,
        SAMPLES.has(key)
          ? child
          : visit(
              child,
              nameOf(key, name, value),
              isRequest || key === 'parameters' || key === 'requestBody',
            ),
      ]),
    );
  };
  return visit(spec, '', false) as Node;
}

const SAMPLES = new Set(['example', 'examples', 'x-codes', 'enum', 'default']);
/** Schema keywords, which are not names of values. */
const KEYWORDS = new Set([
  'schema',
  'items',
  'properties',
  'oneOf',
  'anyOf',
  'allOf',
  'content',
  'parameters',
  'schemas',
]);

function nameOf(key: string, name: string, holder: Node): string {
  if (key === 'schema' && typeof holder.name === 'string') return holder.name;
  return KEYWORDS.has(key) || key.includes('/') ? name : key;
}

function formatOf({ maximum, description }: Node, name: string, isRequest: boolean): Node {
  const isId = ID.test(name) || DESCRIBED_ID.test(String(description));
  if (!isId) return { format: 'int32' };
  return { format: 'int64', ...(isRequest && maximum === undefined ? { maximum: MAX_ID } : {}) };
}
