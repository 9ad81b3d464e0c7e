/** The places of the market's source that a mutation changes, from its syntax tree. */
import ts from 'typescript';

export interface Place {
  file: string;
  line: number;
  /** what is done there */
  kind: string;
  start: number;
  end: number;
  original: string;
  /** expression in its place; null: the statement is left out */
  replacement: string | null;
}

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
};
/** Operators of which one side is left. */
const ONE_SIDE = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AsteriskToken,
]);
const OTHER_METHOD: Readonly<Record<string, string>> = {
  find: 'findLast',
  findLast: 'find',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  min: 'max',
  max: 'min',
};
const LEFT_OUT = new Set(['sort', 'toSorted', 'reverse', 'slice', 'trim', 'flat']);
const SORTS = new Set(['sort', 'toSorted']);

/** A kind of change, and the expression of it. */
type Change = readonly [kind: string, replacement: string | null];

function ofBinary({ left, right, operatorToken }: ts.BinaryExpression): Change[] {
  const other = OPERATORS[operatorToken.kind];
  const isText = [left, right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  );
  if (other !== undefined && !isText)
    return [['operator', `${left.getText()} ${other} ${right.getText()}`]];
  return ONE_SIDE.has(operatorToken.kind)
    ? [
        ['left side only', left.getText()],
        ['right side only', right.getText()],
      ]
    : [];
}

function ofCall(call: ts.CallExpression): Change[] {
  if (!ts.isPropertyAccessExpression(call.expression)) return [];
  const { expression, name } = call.expression;
  const method = name.text;
  const other = OTHER_METHOD[method];
  const input = call.arguments.map((one) => one.getText()).join(', ');
  const found: Change[] = [];
  if (other !== undefined)
    found.push(['other method', `${expression.getText()}.${other}(${input})`]);
  // A copy, as a sort may follow, which changes the list itself.
  if (method === 'filter') found.push(['no filter', `${expression.getText()}.slice()`]);
  if (LEFT_OUT.has(method)) found.push([`no ${method}`, expression.getText()]);
  if (SORTS.has(method)) found.push(['reversed', `${call.getText()}.reverse()`]);
  return found;
}

/** The value of the field beside a field. */
function beside(property: ts.PropertyAssignment): string | null {
  const fields = property.parent.properties.filter(ts.isPropertyAssignment);
  const next = fields[(fields.indexOf(property) + 1) % fields.length];
  return next && next !== property ? next.initializer.getText() : null;
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

function ofField(property: ts.PropertyAssignment): Change[] {
  const { fields } = { fields: property.parent.properties.filter(ts.isPropertyAssignment) };
  if (fields.some(({ initializer }) => isFunction(initializer))) return [];
  const other = beside(property);
  return [
    ['field left out', 'undefined'],
    ...(other === null ? [] : [['value of the field beside it', other] as const]),
  ];
}

function changesOf(node: ts.Node): { of: ts.Node; changes: Change[] } {
  const own = (changes: Change[], of: ts.Node = node) => ({ of, changes });
  if (ts.isIfStatement(node))
    return own([['negated', `!(${node.expression.getText()})`]], node.expression);
  if (ts.isConditionalExpression(node))
    return own([['negated', `!(${node.condition.getText()})`]], node.condition);
  if (ts.isBinaryExpression(node)) return own(ofBinary(node));
  if (ts.isCallExpression(node)) return own(ofCall(node));
  if (ts.isPropertyAssignment(node)) return own(ofField(node), node.initializer);
  if (ts.isSpreadAssignment(node)) return own([['field left out', '{}']], node.expression);
  if (ts.isAwaitExpression(node)) return own([['no await', node.expression.getText()]]);
  if (ts.isExpressionStatement(node)) return own([['statement left out', null]]);
  const isAmount = ts.isNumericLiteral(node) && !ts.isTypeNode(node.parent);
  if (isAmount && !ts.isPropertyAssignment(node.parent))
    return own([['one more', `${node.getText()} + 1`]]);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return own([['flag', 'false']]);
  return node.kind === ts.SyntaxKind.FalseKeyword ? own([['flag', 'true']]) : own([]);
}

/** All places of a file. */
export function placesIn(file: string, text: string): Place[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node))
      return;
    const { of, changes } = changesOf(node);
    for (const [kind, replacement] of changes)
      places.push({
        file,
        line: source.getLineAndCharacterOfPosition(of.getStart()).line + 1,
        kind,
        start: of.getStart(),
        end: of.getEnd(),
        original: of.getText(),
        replacement,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** The source of a file with all its places, each of which asks whether it is changed. */
export function switched(text: string, places: readonly { place: Place; at: number }[]): string {
  const inOrder = places.toSorted((a, b) => b.place.start - a.place.start);
  return inOrder.reduce((source, { place, at }) => {
    const { start, end, original, replacement } = place;
    const isChanged = `globalThis.isChanged(${at})`;
    const instead =
      replacement === null
        ? `if (!${isChanged}) { ${original} }`
        : `(${isChanged} ? (${replacement}) : (${original}))`;
    return source.slice(0, start) + instead + source.slice(end);
  }, text);
}
