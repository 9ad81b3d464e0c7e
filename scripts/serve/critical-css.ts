import postcss, { type ChildNode } from 'postcss';

type Part = string | { text: string; selectors: string[][] } | { before: string; parts: Part[] };

/** Classes that an element (and what stands around it) must have for a selector to match; states, attributes and `:is()` ask for none. */
function classesOf(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { text: String(node), selectors: node.selectors.map(classesOf) };
  if (node.type !== 'atrule') return '';
  if (!node.nodes) return `${String(node)};`;
  return /^(media|supports|container|layer)$/.test(node.name)
    ? { before: `@${node.name} ${node.params}`, parts: node.nodes.map(partOf) }
    : String(node);
}

function kept(part: Part, classes: ReadonlySet<string>): string {
  if (typeof part === 'string') return part;
  if ('text' in part)
    return part.selectors.some((names) => names.every((name) => classes.has(name)))
      ? part.text
      : '';
  const inner = part.parts.map((one) => kept(one, classes)).join('');
  return inner && `${part.before}{${inner}}`;
}

/** A style sheet that gives those of its rules, in their order, which may match in a document with these classes. */
export function criticalCss(text: string): (classes: ReadonlySet<string>) => string {
  const parts = postcss.parse(text).nodes.map(partOf);
  return (classes) => parts.map((part) => kept(part, classes)).join('');
}

/** Names of all classes in a piece of HTML. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
