/**
 * Generates clients from the packaged contract with openapi-generator and compiles them:
 * `npm run contract clients [-- java typescript python]`. Requires Java and Maven for the generator and the Java
 * client, Python 3 with venv for the Python client. Exit code 1 when a client does not compile, 2 when a tool is missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GENERATOR = '7.25.0';
const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'clients');
const jar = join(folder, `openapi-generator-cli-${GENERATOR}.jar`);

interface Result {
  ok: boolean;
  output: string;
}

function run(command: string, args: readonly string[], cwd = root): Result {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { ok: status === 0, output: error?.message ?? stdout + stderr };
}

interface Client {
  generator: string;
  options: string;
  requires: readonly [command: string, ...args: string[]][];
  compile: (at: string) => Result;
}

/** Runs steps until one fails. */
const runSteps = (...steps: (() => Result)[]): Result => {
  for (const step of steps) {
    const result = step();
    if (!result.ok) return result;
  }
  return { ok: true, output: '' };
};

const JAVA: readonly [string, ...string[]][] = [
  ['java', '-version'],
  ['mvn', '-v'],
];

/** Imports every module, since models are loaded lazily. */
const IMPORT_ALL = `
import importlib, pkgutil, shop_client
names = [m.name for m in pkgutil.walk_packages(shop_client.__path__, 'shop_client.')]
for name in names: importlib.import_module(name)
print(len(names), 'modules')
`;

const CLIENTS: Record<string, Client> = {
  java: {
    generator: 'java',
    options: 'library=native,hideGenerationTimestamp=true',
    requires: [],
    compile: (at) => run('mvn', ['-q', '-B', '-DskipTests', 'compile'], at),
  },
  typescript: {
    generator: 'typescript-fetch',
    options: 'supportsES6=true',
    requires: [],
    compile: (at) => {
      const project = {
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          lib: ['es2022', 'dom'],
          types: [],
        },
        include: ['**/*.ts'],
      };
      writeFileSync(join(at, 'tsconfig.json'), JSON.stringify(project));
      return run(join(root, 'node_modules', '.bin', 'tsc'), ['-p', at]);
    },
  },
  python: {
    generator: 'python',
    options: 'packageName=shop_client',
    requires: [['python3', '-m', 'venv', '--help']],
    compile: (at) => {
      const python = join(at, '.venv', 'bin', 'python');
      return runSteps(
        () => run('python3', ['-m', 'venv', join(at, '.venv')]),
        () => run(python, ['-m', 'pip', 'install', '-q', '-r', 'requirements.txt'], at),
        () => run(python, ['-c', IMPORT_ALL], at),
      );
    },
  },
};

function stop(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

function assertInstalled(requires: Client['requires']): void {
  const missing = requires.filter(([command, ...args]) => !run(command, args).ok);
  if (missing.length > 0)
    stop(
      2,
      `Missing on this machine: ${missing.map((words) => words.join(' ')).join(', ')}. No client was generated.`,
    );
}

function fetchGenerator(): void {
  if (existsSync(jar)) return;
  const artifact = `org.openapitools:openapi-generator-cli:${GENERATOR}`;
  const fetched = run('mvn', [
    '-q',
    '-B',
    'dependency:copy',
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${folder}`,
  ]);
  if (!fetched.ok) stop(2, `${artifact} cannot be downloaded:\n${fetched.output}`);
}

function generateClient(name: string, { generator, options, compile }: Client): boolean {
  const at = join(folder, name);
  rmSync(at, { recursive: true, force: true });
  const input = join(root, 'dist-contract', 'openapi.json');
  const result = runSteps(
    () =>
      run('java', [
        '-jar',
        jar,
        'generate',
        '-i',
        input,
        '-g',
        generator,
        '-o',
        at,
        `--additional-properties=${options}`,
      ]),
    () => compile(at),
  );
  const files = existsSync(at) ? readdirSync(at, { recursive: true }).length : 0;
  console.log(
    `${name.padEnd(11)}${result.ok ? 'compiles' : 'FAILS'}  (${generator} ${GENERATOR}, ${files} files)`,
  );
  if (!result.ok) console.error(result.output.slice(-3000));
  return result.ok;
}

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !(name in CLIENTS));
if (unknown !== undefined)
  stop(2, `Unknown client ${unknown}. Clients: ${Object.keys(CLIENTS).join(', ')}.`);
const chosen = Object.entries(CLIENTS).filter(
  ([name]) => requested.length === 0 || requested.includes(name),
);
assertInstalled([...JAVA, ...chosen.flatMap(([, { requires }]) => requires)]);
mkdirSync(folder, { recursive: true });
fetchGenerator();
const bundled = run(process.execPath, [join(root, 'scripts', 'contract-bundle.ts')]);
if (!bundled.ok) stop(1, bundled.output);
const results = chosen.map(([name, client]) => generateClient(name, client));
process.exitCode = results.every(Boolean) ? 0 : 1;
