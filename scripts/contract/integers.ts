import { isNode, type Json, type Node } from './shape.ts';

/** Larger numbers are not exact in JavaScript. */
const LARGEST = Number.MAX_SAFE_INTEGER;
const ID = /(?:^|[a-z])(?:id|Id|ID)s?$|^uid$|^aid$/;

/**
 * Says how large whole numbers can be: ids are 64 bits long (in requests no larger than JavaScript can write), all others 32.
 * What says so itself stays as it is.
 */
export function withIntegerFormats(spec: Node): Node {
  const visit = (value: Json, name: string, isRequest: boolean): Json => {
    if (Array.isArray(value)) return value.map((item) => visit(item, name, isRequest));
    if (!isNode(value)) return value;
    const types = [value.type].flat();
    const isOpen = types.includes('integer') && value.format === undefined && !value.enum;
    const result: Node =
      isOpen && value.const === undefined ? { ...value, ...sizeOf(value, name, isRequest) } : value;
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
/** Keywords of schemas name nothing. */
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

function sizeOf({ maximum }: Node, name: string, isRequest: boolean): Node {
  if (!ID.test(name)) return { format: 'int32' };
  return { format: 'int64', ...(isRequest && maximum === undefined ? { maximum: LARGEST } : {}) };
}
