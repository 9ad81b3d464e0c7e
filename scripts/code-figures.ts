/** Prints how large the code is: `npm run bench code`. Names and functions are counted in the syntax tree. */
import { globSync, readFileSync, statSync } from 'node:fs';
import ts from 'typescript';
import packageJson from '../package.json' with { type: 'json' };

const SMALL = 20;
const AREAS = {
  src: 'src/**/*.{ts,tsx}',
  mocks: 'mocks/**/*.ts',
  scripts: 'scripts/**/*.{ts,mjs}',
  tests: 'tests/**/*.{ts,tsx}',
};

const linesOf = (text: string) => text.trimEnd().split('\n').length;

/** Names that a file exports; `export *` counts as one. */
function exportsOf(source: ts.SourceFile): number {
  return source.statements.reduce((sum, statement) => {
    if (ts.isExportAssignment(statement)) return sum + 1;
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return (
        sum + (exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.length : 1)
      );
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return sum;
    return (
      sum + (ts.isVariableStatement(statement) ? statement.declarationList.declarations.length : 1)
    );
  }, 0);
}

/** Lines of the longest function of a file. */
function longestFunction(source: ts.SourceFile): number {
  let longest = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      longest = Math.max(longest, linesOf(node.getText(source)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return longest;
}

function figuresOf(glob: string) {
  const files = globSync(glob).map((file) => {
    const text = readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
    return {
      file,
      lines: linesOf(text),
      exports: exportsOf(source),
      longest: longestFunction(source),
    };
  });
  const sum = (key: 'lines' | 'exports') => files.reduce((total, file) => total + file[key], 0);
  const [longest] = files.toSorted((one, other) => other.longest - one.longest);
  return {
    files: files.length,
    lines: sum('lines'),
    'files up to 20 lines, %': Math.round(
      (100 * files.filter(({ lines }) => lines <= SMALL).length) / files.length,
    ),
    'exports per 1,000 lines': Math.round((1000 * sum('exports')) / sum('lines')),
    'longest function': longest && `${longest.longest} (${longest.file})`,
  };
}

console.table(
  Object.fromEntries(Object.entries(AREAS).map(([name, glob]) => [name, figuresOf(glob)])),
);
console.table({
  'README, KB': (statSync('README.md').size / 1024).toFixed(1),
  'commands of package.json': Object.keys(packageJson.scripts).length,
  'lines of .oxlintrc.json': linesOf(readFileSync('.oxlintrc.json', 'utf8')),
});
