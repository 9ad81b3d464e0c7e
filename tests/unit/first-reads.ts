/** Finds what components and hooks read while they render, and a server does not have or has differently. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const children = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
const isFunction = ({ type }: Node) => /Function/.test(type) && type !== 'TSFunctionType';
const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.name === 'string' ? node.name : '';

/** Globals that only browsers have, and what differs between two moments or machines. */
const GLOBALS = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'screen',
]);
const READERS: Readonly<Record<string, readonly string[]>> = {
  Date: ['now'],
  performance: ['now'],
  Math: ['random'],
  tabStore: ['get'],
  browserStore: ['get'],
};
/** Calls that run their function at once. */
const AT_ONCE =
  /^(?:useState|useMemo|useRef|useReducer|map|filter|find|findLast|some|every|flatMap|reduce|toSorted|sort|from)$/;

interface Found {
  reads: Set<string>;
  calls: Set<string>;
}

const calleeOf = ({ callee }: Node) =>
  isNode(callee) ? nameOf(callee.property) || nameOf(callee) : '';

/** Whether a part runs only after hydration, or only in a browser. */
const isAfterHydration = (node: Node, source: string): boolean => {
  const test =
    node.type === 'ConditionalExpression' || node.type === 'IfStatement'
      ? node.test
      : node.type === 'LogicalExpression'
        ? node.left
        : null;
  return (
    isNode(test) &&
    /hydrated|typeof window|typeof document/i.test(source.slice(test.start, Number(test.end)))
  );
};

/** Names that a file declares, which hide globals of the same name. */
function declaredNames(node: Node): string[] {
  const names = (pattern: Node): string[] =>
    [nameOf(pattern), ...children(pattern).flatMap(names)].filter(Boolean);
  const declared = isFunction(node)
    ? (node.params as Node[])
    : node.type === 'VariableDeclarator'
      ? [node.id as Node]
      : [];
  const own = declared.flatMap(names);
  return [...own, ...children(node).flatMap(declaredNames)];
}

function scan(
  body: Node,
  source: string,
  stores: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
): Found {
  const found: Found = { reads: new Set(), calls: new Set() };
  function visit(node: Node) {
    if (
      node.type.startsWith('TS') &&
      node.type !== 'TSAsExpression' &&
      node.type !== 'TSNonNullExpression'
    )
      return;
    if (isAfterHydration(node, source)) return;
    if (node.type === 'MemberExpression') {
      const [object, property] = [nameOf(node.object), nameOf(node.property)];
      if (GLOBALS.has(object) && !hidden.has(object)) found.reads.add(`${object}.${property}`);
      if (READERS[object]?.includes(property)) found.reads.add(`${object}.${property}`);
      if (stores.has(object) && property === 'read') found.reads.add(`${object}.read`);
    }
    if (
      node.type === 'NewExpression' &&
      nameOf(node.callee) === 'Date' &&
      (node.arguments as Node[]).length === 0
    )
      found.reads.add('new Date()');
    if (node.type === 'CallExpression') {
      const callee = calleeOf(node);
      if (isNode(node.callee) && node.callee.type === 'Identifier') found.calls.add(callee);
      const args = node.arguments as Node[];
      for (const arg of args) {
        if (nameOf(arg) !== '' && AT_ONCE.test(callee)) {
          found.calls.add(nameOf(arg));
          if (nameOf(arg.object)) found.calls.add(nameOf(arg));
        }
        if (isFunction(arg)) {
          if (AT_ONCE.test(callee)) visit(arg.body as Node);
        } else visit(arg);
      }
      if (isNode(node.callee)) visit(node.callee);
      return;
    }
    for (const child of children(node)) if (!isFunction(child)) visit(child);
  }
  visit(body);
  return found;
}

interface Module {
  functions: Map<string, Found>;
  /** local name -> file#name */
  imports: Map<string, string>;
}

function resolve(file: string, from: string): string {
  if (from.startsWith('#/')) return `src/${from.slice(2)}`;
  return from.startsWith('.') ? join(dirname(file), from) : from;
}

function readModule(file: string, isStore: (name: string) => boolean): Module {
  const source = readFileSync(file, 'utf8');
  const { body } = parseSync(file, source).program as unknown as { body: Node[] };
  const functions = new Map<string, Found>();
  const imports = new Map<string, string>();
  const stores = new Set<string>();
  const hidden = new Set(body.flatMap(declaredNames));
  const declared = body.flatMap((statement) =>
    isNode(statement.declaration) ? [statement.declaration] : [statement],
  );
  for (const node of body)
    if (node.type === 'ImportDeclaration')
      for (const specifier of node.specifiers as Node[])
        imports.set(
          nameOf(specifier.local),
          `${resolve(file, String((node.source as Node).value))}#${nameOf(specifier.imported)}`,
        );
  for (const node of declared)
    if (node.type === 'VariableDeclaration')
      for (const one of node.declarations as Node[])
        if (isNode(one.init) && one.init.type === 'CallExpression' && isStore(calleeOf(one.init)))
          stores.add(nameOf(one.id));
  for (const node of declared) {
    if (node.type === 'FunctionDeclaration' && isNode(node.body))
      functions.set(nameOf(node.id), scan(node.body, source, stores, hidden));
    if (node.type === 'VariableDeclaration')
      for (const one of node.declarations as Node[])
        if (isNode(one.init) && isFunction(one.init) && isNode(one.init.body))
          functions.set(nameOf(one.id), scan(one.init.body, source, stores, hidden));
  }
  return { functions, imports };
}

const RENDERS = /^(?:use)?[A-Z]/;

/** `file name: reads` of every function that reads while a component or hook renders for the first time. */
export function firstReads(files: readonly string[]): string[] {
  const isStore = (name: string) => name === 'persisted' || name === 'persistedList';
  const modules = new Map(files.map((file) => [file, readModule(file, isStore)]));
  const reached = new Set<string>();
  const found = new Set<string>();

  function follow(file: string, name: string) {
    const module = modules.get(file);
    const own = module?.functions.get(name);
    if (!module || !own || reached.has(`${file} ${name}`)) return;
    reached.add(`${file} ${name}`);
    if (own.reads.size > 0) found.add(`${file} ${name}: ${[...own.reads].join(', ')}`);
    for (const call of own.calls) {
      const [of = file, as = call] = module.imports.get(call)?.split('#') ?? [];
      follow(of, as || call);
    }
  }
  for (const [file, { functions }] of modules)
    for (const name of functions.keys()) if (RENDERS.test(name)) follow(file, name);
  return [...found].toSorted();
}
