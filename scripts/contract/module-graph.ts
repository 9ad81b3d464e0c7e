/** Reads which module of `src/` imports which, and which generated client functions it uses. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  /** of a list of names of the same file: their parts, in its order */
  listed?: readonly string[];
}

/** By file; a file of writes or routes is a module for each of them: `src/domain/cart/actions.ts#addToCart`. */
export type ModuleGraph = ReadonlyMap<string, SourceModule>;

/** A page that sends one write of such a file does not send the others, and a route loads no page of the others. */
const isSplit = (file: string): boolean =>
  basename(file) === 'actions.ts' || /^src\/pages\/[\w-]+\/routes\.ts$/.test(file);
export const partOf = (file: string, name: string) => `${file}#${name}`;

/** The file of `src/` that a specifier stands for; null for packages and other folders. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#/')) return join('src', specifier.slice(2));
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
}

interface ImportedName {
  /** in the imported module */
  name: string;
  local: string;
}

const namesOf = ({ importClause }: ts.ImportDeclaration): ImportedName[] => {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .filter((one) => !one.isTypeOnly)
    .map(({ name, propertyName = name }) => ({ name: propertyName.text, local: name.text }));
};

const isTypeOnly = (statement: ts.ImportDeclaration): boolean => {
  const { importClause } = statement;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return !importClause.name && importClause.namedBindings !== undefined
    ? namesOf(statement).length === 0 && ts.isNamedImports(importClause.namedBindings)
    : false;
};

/** Reads statements of a file. With names, imports of others are left out. */
function readStatements(
  file: string,
  statements: readonly ts.Statement[],
  used?: ReadonlySet<string>,
): SourceModule {
  const imports: string[] = [];
  const statics = new Set<string>();
  const literals: string[] = [];
  const loads: string[] = [];
  const calls: string[] = [];
  const bindings = new Map<string, string>();
  const identifiers = new Set<string>();
  let importsClientOnDemand = false;

  const add = (specifier: string, names: readonly ImportedName[], isStatic = true) => {
    if (specifier.startsWith(CLIENT)) calls.push(...names.map(({ name }) => name));
    const to = fileOf(file, specifier);
    if (to === null) return;
    const modules = isSplit(to) ? names.map(({ name }) => partOf(to, name)) : [to];
    imports.push(...modules);
    if (isStatic) for (const module of modules) statics.add(module);
    for (const { local } of names) bindings.set(local, to);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const names = namesOf(node).filter(({ local }) => used?.has(local) ?? true);
      if (!isTypeOnly(node) && (names.length > 0 || !used)) add(node.moduleSpecifier.text, names);
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
  statements.forEach(visit);
  return {
    imports,
    onDemand: imports.filter((to) => !statics.has(to)),
    literals,
    loads,
    calls: importsClientOnDemand ? [...calls, ...identifiers] : calls,
    bindings,
  };
}

/** Names that a statement declares. */
function declaredBy(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

/** Names in the list that a statement declares. */
function listedIn(statement: ts.Statement | undefined): string[] {
  if (!statement || !ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer }) =>
    initializer && ts.isArrayLiteralExpression(initializer)
      ? initializer.elements.filter(ts.isIdentifier).map(({ text }) => text)
      : [],
  );
}

/** Each declaration of a file with the others that it uses. */
function readParts(file: string, { statements }: ts.SourceFile): [string, SourceModule][] {
  const declared = new Map(
    statements.flatMap((statement) => declaredBy(statement).map((name) => [name, statement])),
  );
  return [...declared.keys()].map((name) => {
    const used = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && !used.has(node.text)) {
        used.add(node.text);
        declared.get(node.text)?.forEachChild(visit);
      }
      ts.forEachChild(node, visit);
    };
    declared.get(name)?.forEachChild(visit);
    const parts = statements.filter(
      (one) => ts.isImportDeclaration(one) || declaredBy(one).some((part) => used.has(part)),
    );
    const listed = listedIn(declared.get(name)).map((one) => partOf(file, one));
    return [partOf(file, name), { ...readStatements(file, parts, used), listed }];
  });
}

function readModules(root: string, file: string): [string, SourceModule][] {
  const text = readFileSync(join(root, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  return isSplit(file)
    ? readParts(file, source)
    : [[file, readStatements(file, source.statements)]];
}

export const readModuleGraph = (root: string): ModuleGraph =>
  new Map(
    globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
      readModules(root, path.replaceAll('\\', '/')),
    ),
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
