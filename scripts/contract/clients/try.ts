/** Generates the client of one generator, compiles it, and lets its program call a shop. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEMO_SHOPPER } from '../../../mocks/demo/accounts.ts';
import { CLIENTS, type Client, type Command } from './clients.ts';
import { dueLines } from './expected.ts';
import { startRelay } from './relay.ts';

export interface Trial {
  /** what the program has to report, and how much of it is right; 0 of 0 for stubs of a server */
  due: number;
  right: number;
  /** what went wrong first; null if nothing did */
  problem: { step: 'generating' | 'compiling' | 'calling'; output: string } | null;
  seconds: number;
}

const root = join(import.meta.dirname, '..', '..', '..');
export const FOLDER = join(root, '.cache', 'clients');
const PROGRAMS = join(root, 'docs', 'examples', 'clients');

interface Result {
  ok: boolean;
  stdout: string;
  output: string;
}

export function run(
  [program, ...args]: Command,
  cwd = FOLDER,
  env: Record<string, string> = {},
): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
    let stdout = '';
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      stdout += String(part);
      output += String(part);
    });
    child.stderr.on('data', (part: Buffer) => (output += String(part)));
    child.on('error', ({ message }) => resolve({ ok: false, stdout, output: message }));
    child.on('close', (code) => resolve({ ok: code === 0, stdout, output }));
  });
}

/** The output of the first command that failed; null if all succeeded. */
async function runAll(commands: readonly Command[], cwd: string): Promise<string | null> {
  for (const command of commands) {
    const { ok, output } = await run(command, cwd);
    if (!ok) return `${command.join(' ')}\n${output}`;
  }
  return null;
}

function placeProgram(name: string, { places }: Client, at: string): void {
  const from = join(PROGRAMS, name);
  if (!existsSync(from)) return;
  for (const file of readdirSync(from)) {
    const to = join(at, places[file] ?? file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(from, file), to);
  }
}

/** The lines of JSON in what a program printed, without differences of spacing. */
function reportedLines(printed: string): Set<string> {
  const lines = printed.split('\n').filter((line) => line.startsWith('['));
  return new Set(lines.map((line) => JSON.stringify(JSON.parse(line))));
}

async function call(command: Command, at: string): Promise<Omit<Trial, 'seconds'>> {
  const relay = await startRelay();
  const { email, password } = DEMO_SHOPPER;
  const env = { SHOP_URL: relay.origin, SHOP_EMAIL: email, SHOP_PASSWORD: password };
  const { ok, stdout, output } = await run(command, at, env);
  relay.close();
  const reported = reportedLines(stdout);
  const due = dueLines(relay.exchanges).map((line) => JSON.stringify(line));
  const missing = due.filter((line) => !reported.has(line));
  const complaint = [...missing.map((line) => `not reported: ${line}`), output].join('\n');
  return {
    due: due.length,
    right: due.length - missing.length,
    problem: ok && missing.length === 0 ? null : { step: 'calling', output: complaint },
  };
}

export async function tryClient(name: string): Promise<Trial> {
  const client = CLIENTS[name] as Client;
  const at = join(FOLDER, name);
  rmSync(at, { recursive: true, force: true });
  mkdirSync(at, { recursive: true });
  placeProgram(name, client, at);
  const started = Date.now();
  const ended = (trial: Omit<Trial, 'seconds'>): Trial => ({
    ...trial,
    seconds: Math.round((Date.now() - started) / 1000),
  });
  const nothing = { due: 0, right: 0 };
  const ungenerated = await runAll(client.generate, at);
  if (ungenerated !== null)
    return ended({ ...nothing, problem: { step: 'generating', output: ungenerated } });
  const uncompiled = await runAll(client.compile, at);
  if (uncompiled !== null)
    return ended({ ...nothing, problem: { step: 'compiling', output: uncompiled } });
  return ended(client.run ? await call(client.run, at) : { ...nothing, problem: null });
}
