import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

function visitAll(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  node.forEachChild((child) => visitAll(child, visit));
}

const { SyntaxKind } = ts;
const isOrElse = (kind: ts.SyntaxKind) =>
  kind === SyntaxKind.QuestionQuestionToken || kind === SyntaxKind.BarBarToken;

/** An object literal of the file, perhaps with `as const` or `satisfies`. */
function isTable({ initializer }: ts.VariableDeclaration): boolean {
  let value = initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)))
    value = value.expression;
  return value !== undefined && ts.isObjectLiteralExpression(value);
}

/** Whether the code expects that the table has no such key: `TABLE[key] ?? other`, `TABLE[key]?.()`. */
function mayMiss(access: ts.ElementAccessExpression): boolean {
  const { parent } = access;
  if (ts.isBinaryExpression(parent))
    return parent.left === access && isOrElse(parent.operatorToken.kind);
  return 'questionDotToken' in parent && parent.questionDotToken !== undefined;
}

const mentions = (file: string, source: ts.SourceFile, node: ts.Node) =>
  `${file}: ${node.getText(source)}`;

function lookUpsOf(file: string): { byIn: string[]; byIndex: string[] } {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const tables = new Set<string>();
  const byIn: string[] = [];
  const byIndex: string[] = [];
  visitAll(source, (node) => {
    if (ts.isVariableDeclaration(node) && isTable(node)) tables.add(node.name.getText(source));
  });
  visitAll(source, (node) => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === SyntaxKind.InKeyword &&
      !ts.isStringLiteral(node.left)
    )
      byIn.push(mentions(file, source, node));
    if (
      ts.isElementAccessExpression(node) &&
      !ts.isLiteralExpression(node.argumentExpression) &&
      tables.has(node.expression.getText(source)) &&
      mayMiss(node)
    )
      byIndex.push(mentions(file, source, node));
  });
  return { byIn, byIndex };
}

const found = globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted().map(lookUpsOf);

it('no key is looked for with `in`, which also finds what every object inherits', () => {
  expect(found.flatMap(({ byIn }) => byIn)).toEqual([]);
});

/** Keys that are numbers, or texts of the shop itself. */
const OWN_KEYS = [
  'src/api/policy.ts: BY_CODE[error.code]',
  'src/app/events/data-layer.ts: NAMES[event.name]',
  'src/backend/currency.ts: KNOWN_NAMES[text]',
  'src/domain/order/express-delivery.tsx: STATES[state]',
  'src/domain/order/member-part-card.tsx: KINDS[action]',
  'src/domain/order/merchant-order-card.tsx: KINDS[action]',
  'src/domain/order/order-state.ts: BY_REFUND[refundStatus]',
  'src/domain/refund/refund-state.ts: VIEWS[state]',
  'src/layout/error-page.tsx: CODES[kind]',
  'src/pages/catalogue/activity/activity-products.tsx: LAYOUTS[type]',
  'src/server/first-picture.ts: ESCAPED[text]',
  'src/server/sitemap/write.ts: ESCAPES[sign]',
  'src/shared/country/countries.ts: SHORT_NAMES[code]',
  'src/shared/country/countries.ts: MAIN[dial]',
  'src/shared/country/country-picker.tsx: to[event.key]',
  'src/shared/country/phone-library.ts: LENGTHS[problem]',
];

it('a table that may lack a text is read by `ownValue`', () => {
  expect(found.flatMap(({ byIndex }) => byIndex).toSorted()).toEqual(OWN_KEYS.toSorted());
});
