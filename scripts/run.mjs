/**
 * Entry point of all commands: `node scripts/run.mjs <command> [subcommand] [...]`. Requires only Node 20: installs the
 * packages of the lockfile if they are missing or stale, then runs the command with the project's own Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Subcommands, with their files; a command of the same name as a file has that, too. */
const SUBCOMMANDS = {
  bench: {
    blind: 'blind',
    breakages: 'breakages',
    faults: 'faults',
    files: 'files',
    figures: 'code-figures',
    growth: 'growth',
    hosts: 'hosts',
    imports: 'imports',
    load: 'load',
    measure: 'measure',
    mutation: 'mutation',
    pictures: 'pictures',
    planted: 'planted',
    screens: 'screens',
    soak: 'soak',
    tests: 'tests',
    texts: 'texts',
    vitals: 'vitals',
    waterfall: 'waterfall',
  },
  build: { assets: 'keep-assets', sitemap: 'sitemap' },
  contract: {
    bundle: 'contract-bundle',
    clients: 'contract-clients',
    diff: 'contract-diff',
    docs: 'docs',
    operations: 'operations',
    spectral: 'contract-spectral',
  },
  serve: { purge: 'purge' },
  lint: { deploy: 'deploy', packages: 'packages', styles: 'styles', words: 'words' },
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const packages = join(root, 'node_modules');
const windows = process.platform === 'win32';
const ownNode = join(packages, '.bin', windows ? 'node.cmd' : 'node');
const stamp = join(packages, '.lychee-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Without NODE_ENV, as images for builds set it: npm left out what builds need, and React its part for tests. */
const env = { ...process.env };
delete env.NODE_ENV;

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 11))
    stop(`Node ${process.versions.node} is too old: install Node 20.11 or newer.`);
}

const installed = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash() && existsSync(ownNode);

function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output))
    return 'The package registry cannot be reached. Check the network (or the proxy settings of npm) and run the command again.';
  if (/ENOSPC/.test(output)) return 'The disk is full: the packages need about 750 MB.';
  if (/EACCES|EPERM/.test(output))
    return 'npm may not write into node_modules. Check who owns this folder.';
  return 'npm could not install the packages; see its output above.';
}

async function install() {
  if (spawnSync('npm', ['--version'], { shell: windows }).error)
    stop('npm was not found. It comes with Node: install Node 20 or newer with npm.');
  // npm would empty the folder of another checkout that this one shares.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(packages);
  const started = Date.now();
  const line = () =>
    process.stdout.write(`\rInstalling packages … ${Math.round((Date.now() - started) / 1000)} s `);
  const ticking = process.stdout.isTTY ? setInterval(line, 1000) : null;
  line();
  let output = '';
  const code = await new Promise((resolve) => {
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn('npm', args, {
      cwd: root,
      env,
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  if (ticking) clearInterval(ticking);
  if (code !== 0) {
    console.error(`\n${output}`);
    stop(explain(output));
  }
  mkdirSync(packages, { recursive: true });
  writeFileSync(stamp, lockHash());
  console.log(`\rInstalled packages in ${Math.round((Date.now() - started) / 1000)} s.   `);
}

const fileOf = (name) => join(root, 'scripts', `${name}.ts`);

/** Many short-lived objects: with more room for them, a run takes a tenth less time. */
const FLAGS = { conformance: ['--max-semi-space-size=64'] };

/** The flags of Node, the file of the command, and its arguments. */
function selectCommand([command = 'start', ...args]) {
  const subcommands = SUBCOMMANDS[command] ?? {};
  const name = subcommands[args[0]];
  if (name) return [fileOf(name), ...args.slice(1)];
  if (existsSync(fileOf(command))) return [...(FLAGS[command] ?? []), fileOf(command), ...args];
  return stop(`npm run ${command} needs one of: ${Object.keys(subcommands).join(', ')}`);
}

checkNode();
const selected = selectCommand(process.argv.slice(2));
if (!installed()) await install();

const node = existsSync(ownNode) ? ownNode : process.execPath;
const path = `${join(root, 'node_modules', '.bin')}${windows ? ';' : ':'}${process.env.PATH ?? ''}`;
/** The shell of Windows gets one text, in which a folder such as `C:\\Users\\Some One` would be two. */
const quoted = (text) => (windows ? `"${text.replaceAll('"', '\\"')}"` : text);
const child = spawn(quoted(node), selected.map(quoted), {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
  env: { ...env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
