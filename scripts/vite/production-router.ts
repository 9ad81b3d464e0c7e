import type { Plugin, Rolldown } from 'vite';

const PACKAGE = /\/react-router\/dist\/production\/[^?]+\.mjs$/;

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** A text to insert into code, or to put in place of the text until `end`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const insert = (start: number, text: string): Edit => ({ start, end: start, text });

/** React's functions that only create something. */
const CREATES = new Set(['createContext', 'forwardRef', 'memo']);

type Declared = NonNullable<
  Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']
>;

const isCreated = (init: Declared): boolean =>
  init.type === 'ClassExpression' ||
  (init.type === 'CallExpression' &&
    init.callee.type === 'MemberExpression' &&
    init.callee.property.type === 'Identifier' &&
    CREATES.has(init.callee.property.name));

/** Properties of a component or a class, set by a statement of their own: `Name.property = value;`. */
function propertyOf(node: Statement) {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
    return null;
  const { left, right } = node.expression;
  return left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.property.type === 'Identifier'
    ? { of: left.object.name, name: left.property.name, value: right }
    : null;
}

/** What lets the bundler leave out components, classes and contexts that nothing uses. */
function unusedIsFree(code: string, body: readonly Statement[]): Edit[] {
  /** Names are for developer tools; the class of a context is part of its declaration. */
  const isMoved = (name: string) => name === 'displayName' || name === 'contextType';
  const properties = body.flatMap((node) => {
    const property = propertyOf(node);
    return property && isMoved(property.name) ? [{ ...property, node }] : [];
  });
  function declared(name: string, init: { start: number; end: number; type: string }): Edit[] {
    if (init.type !== 'ClassExpression') return [insert(init.start, '/* @__PURE__ */ ')];
    const context = properties.find((one) => one.of === name && one.name === 'contextType');
    const fields = context
      ? `{ contextType: ${code.slice(context.value.start, context.value.end)} }`
      : '{}';
    return [
      insert(init.start, '/* @__PURE__ */ (() => Object.assign('),
      insert(init.end, `, ${fields}))()`),
    ];
  }
  const declarations = body.flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  return [
    ...properties.map(({ node: { start, end } }) => ({ start, end, text: '' })),
    ...declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && isCreated(init) ? declared(id.name, init) : [],
    ),
  ];
}

const applied = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );

/**
 * Takes the production build of React Router, because its package exports only the one for development, and of that only
 * what the shop uses: the bundler keeps classes that extend another one and whatever a call creates or names.
 */
export function productionRouter(): Plugin {
  return {
    name: 'lychee:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && found.id.replace('/dist/development/', '/dist/production/');
    },
    transform: {
      filter: { id: PACKAGE },
      handler(code) {
        const edits = unusedIsFree(code, this.parse(code).body);
        return { code: applied(code, edits), map: null };
      },
    },
  };
}
