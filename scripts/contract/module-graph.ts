/** Reads which module of `src/` imports which, and which generated client functions it uses. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const CLIENT = '#generated/client/';
const KEY = /^\w+(?:\.\w+)+$/;
const LOADS_TEXTS = /^(?:useNamespace\w*|loadNamespace)$/;

export interface SourceModule {
  /** files of `src/` that it imports, statically or on demand, without type imports */
  imports: string[];
  /** those of them that it imports on demand only */
  onDemand: string[];
  /** texts in quotes that may be keys of texts */
  literals: string[];
  /** namespaces of texts that it loads */
  loads: string[];
  /** names of generated client functions */
  calls: string[];
  /** local name -> file of each static named import */
  bindings: ReadonlyMap<string, string>;
}

export type ModuleGraph = ReadonlyMap<string, SourceModule>;

/** The file of `src/` that a specifier stands for; null for packages and other folders. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#/')) return join('src', specifier.slice(2));
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
}

const namesOf = ({ importClause }: ts.ImportDeclaration): string[] => {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text);
};

const isTypeOnly = (statement: ts.ImportDeclaration): boolean => {
  const { importClause } = statement;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return !importClause.name && importClause.namedBindings !== undefined
    ? namesOf(statement).length === 0 && ts.isNamedImports(importClause.namedBindings)
    : false;
};

function readModule(root: string, file: string): SourceModule {
  const text = readFileSync(join(root, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const imports: string[] = [];
  const statics = new Set<string>();
  const literals: string[] = [];
  const loads: string[] = [];
  const calls: string[] = [];
  const bindings = new Map<string, string>();
  const identifiers = new Set<string>();
  let importsClientOnDemand = false;

  const add = (specifier: string, names: readonly string[], isStatic = true) => {
    if (specifier.startsWith(CLIENT)) calls.push(...names);
    const to = fileOf(file, specifier);
    if (to === null) return;
    imports.push(to);
    if (isStatic) statics.add(to);
    for (const name of names) bindings.set(name, to);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      if (!isTypeOnly(node)) add(node.moduleSpecifier.text, namesOf(node));
      return;
    }
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      add((node.moduleSpecifier as ts.StringLiteral).text, []);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) {
        add(specifier.text, [], false);
        importsClientOnDemand ||= specifier.text.startsWith(CLIENT);
      }
    }
    if (ts.isStringLiteral(node) && KEY.test(node.text)) literals.push(node.text);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      if (node.expression.text === 'useLateTexts') loads.push('consent');
      if (LOADS_TEXTS.test(node.expression.text))
        loads.push(...node.arguments.filter(ts.isStringLiteral).map(({ text: name }) => name));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    imports,
    onDemand: imports.filter((to) => !statics.has(to)),
    literals,
    loads,
    calls: importsClientOnDemand ? [...calls, ...identifiers] : calls,
    bindings,
  };
}

export const readModuleGraph = (root: string): ModuleGraph =>
  new Map(
    globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => {
      const file = path.replaceAll('\\', '/');
      return [file, readModule(root, file)];
    }),
  );

/** Files loaded by the given ones, including themselves. */
export function reach(
  graph: ModuleGraph,
  from: readonly string[],
  skip: (file: string) => boolean,
): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const module = graph.get(file);
    if (!module || seen.has(file) || skip(file)) return;
    seen.add(file);
    module.imports.forEach(visit);
  };
  from.forEach(visit);
  return seen;
}
