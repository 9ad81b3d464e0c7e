import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const isAssignment = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/** Names that a file imports, its variables that can be assigned, and what it calls. */
function namesOf(source: ts.SourceFile) {
  const imported = new Set<string>();
  const variables = new Set<string>();
  const called = new Set<string>();
  visitAll(source, (node) => {
    if (ts.isCallExpression(node)) called.add(node.expression.getText(source));
  });
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement))
      visitAll(statement, (node) => void (ts.isIdentifier(node) && imported.add(node.text)));
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Let)
      for (const { name } of statement.declarationList.declarations)
        variables.add(name.getText(source));
  }
  return { imported, variables, called };
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** One that returns something may return what ends it, like a subscription. */
const isProvider = ({ modifiers, type }: ts.FunctionDeclaration) =>
  type?.kind === ts.SyntaxKind.VoidKeyword &&
  modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/**
 * Functions that are given to a module from outside: one that it exports keeps its argument, which it calls, for good, or
 * another module assigns a member of it.
 */
function seamsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const { imported, variables, called } = namesOf(source);
  const seams: string[] = [];
  for (const statement of source.statements) {
    const keeper = ts.isFunctionDeclaration(statement) && isProvider(statement) ? statement : null;
    const given = new Set(keeper?.parameters.map(({ name }) => name.getText(source)));
    visitAll(statement, (node) => {
      if (!isAssignment(node)) return;
      const { left, right } = node;
      const name = left.getText(source);
      if (variables.has(name) && called.has(name) && given.has(right.getText(source)))
        seams.push(keeper?.name?.text ?? '');
      if (
        ts.isPropertyAccessExpression(left) &&
        imported.has(left.expression.getText(source)) &&
        isFunction(right)
      )
        seams.push(name);
    });
  }
  return seams;
}

// As in docs/architecture.md. Everything else is an argument, a context or a store.
it('three things are provided once at start', () => {
  expect(globSync('src/**/*.{ts,tsx}').flatMap(seamsOf).toSorted()).toEqual([
    'provideApiContext',
    'provideRuntimeConfig',
    'provideTextRenderer',
  ]);
});
