/**
 * Shows which package and which folder of `src` imports which: `npm run bench imports [-- --docs]`. Fails if a folder
 * imports itself through others. `--docs` writes docs/measurements/imports.md.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { writeMeasurement } from './measurement.ts';

/** Beginnings of paths, each with the name of what is there; the first one counts. Tests import everything. */
const ROOMS: readonly (readonly [start: RegExp, name: string])[] = [
  [/^src\/(?:main\.tsx|[\w-]+\.d\.ts)$/, 'src/main.tsx'],
  [/^src\/routes\.ts$/, 'src/routes.ts'],
  [/^src\/(\w+)\//, ''],
  // The hooks call `src/api`, which needs the tables.
  [/^generated\/client\//, 'generated hooks'],
  [/^generated\/(?:mocks\/|handlers\.ts)/, 'generated handlers'],
  [/^generated\/page-/, 'generated tables of pages'],
  [/^generated\//, 'generated types, tables, validators'],
  [/^scripts\/(?:conformance|contract)\//, ''],
  [/^(openapi|mocks|scripts)\//, ''],
];

function roomOf(file: string): string | null {
  for (const [start, name] of ROOMS) {
    const match = start.exec(file);
    if (match) return name || match[0].slice(0, -1);
  }
  return null;
}

/** The file that a specifier stands for; null for packages of the registry. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#/')) return join('src', specifier.slice(2));
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return specifiers.flatMap((specifier) => fileOf(file, specifier) ?? []);
}

/** How often a room imports another one: `from` -> `to` -> number. */
type Graph = Map<string, Map<string, number>>;

function readGraph(): Graph {
  const graph: Graph = new Map();
  const files = globSync('{src,mocks,scripts,openapi,generated}/**/*.{ts,tsx,js,mjs}', {
    exclude: ['**/node_modules/**'],
  });
  for (const file of files) {
    const from = roomOf(file);
    if (!from) continue;
    const row = graph.get(from) ?? new Map<string, number>();
    graph.set(from, row);
    for (const imported of importsOf(file)) {
      const to = roomOf(imported);
      if (to && to !== from) row.set(to, (row.get(to) ?? 0) + 1);
    }
  }
  return graph;
}

/** Everything that a room imports, directly or through others; with the room itself if there is a circle. */
function reach(graph: Graph, from: string): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of graph.get(at)?.keys() ?? [])
      if (!found.has(to)) {
        found.add(to);
        open.push(to);
      }
  return found;
}

/** Imports that do not follow from others. */
function neededEdges(graph: Graph) {
  return [...graph].flatMap(([from, row]) =>
    [...row]
      .filter(([to]) =>
        [...row.keys()].every((other) => other === to || !reach(graph, other).has(to)),
      )
      .map(([to, count]) => ({ from, to, count })),
  );
}

const graph = readGraph();
const circles = [...graph.keys()].filter((room) => reach(graph, room).has(room));
const rooms = [...new Set([...graph].flatMap(([from, row]) => [from, ...row.keys()]))];
const id = (room: string) => `r${rooms.indexOf(room)}`;
const chart = [
  'flowchart TD',
  ...rooms.map((room) => `  ${id(room)}["${room}"]`),
  ...neededEdges(graph).map(({ from, to, count }) => `  ${id(from)} -->|${count}| ${id(to)}`),
].join('\n');
console.log(chart);
if (process.argv.includes('--docs'))
  await writeMeasurement(
    'imports',
    `# Imports between packages and folders\n\nWritten by \`npm run bench imports -- --docs\` from all import statements, those of types and on demand included. Numbers are
statements. An arrow that follows from others is left out: what imports \`domain\` may import all that is below it.\n\n\`\`\`mermaid\n${chart}\n\`\`\``,
  );
if (circles.length > 0) {
  console.error(`\nThese import themselves through others: ${circles.join(', ')}`);
  process.exitCode = 1;
}
