/**
 * Shows how large the code is: `npm run bench figures [-- --docs]`. Names and functions are counted in the syntax tree.
 * `--docs` writes docs/measurements/code.md.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import ts from 'typescript';
import packageJson from '../package.json' with { type: 'json' };
import { markdownTable, writeMeasurement } from './measurement.ts';

/** Lines. */
const SMALL = 20;
const AREAS = {
  src: 'src/**/*.{ts,tsx}',
  mocks: 'mocks/**/*.ts',
  scripts: 'scripts/**/*.{ts,mjs}',
  openapi: 'openapi/**/*.{ts,js}',
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

function figuresOf(area: string, glob: string) {
  const files = globSync(glob, { exclude: ['**/node_modules/**'] }).map((file) => {
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
  const small = files.filter(({ lines }) => lines <= SMALL).length;
  return {
    area,
    files: files.length,
    lines: sum('lines'),
    [`files up to ${SMALL} lines, %`]: Math.round((100 * small) / files.length),
    'exports per 1,000 lines': Math.round((1000 * sum('exports')) / sum('lines')),
    'longest function': longest ? `${longest.longest} (${longest.file})` : '',
  };
}

const areas = Object.entries(AREAS).map(([area, glob]) => figuresOf(area, glob));
const others = [
  { what: 'README, KB', figure: (statSync('README.md').size / 1024).toFixed(1) },
  { what: 'commands of package.json', figure: Object.keys(packageJson.scripts).length },
  {
    what: 'lines of .oxlintrc.json',
    figure: linesOf(readFileSync('.oxlintrc.json', 'utf8')),
  },
];
console.table(areas);
console.table(others);
if (process.argv.includes('--docs'))
  await writeMeasurement(
    'code',
    `# Size of the code

\`npm run bench figures\` counts lines, exported names and functions; formatted at 100 columns.
    
${markdownTable(areas)}

${markdownTable(others)}`,
  );
