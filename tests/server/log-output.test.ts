// @vitest-environment node
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logOutput } from '#/server/log.ts';

/** A disk with room for some bytes. */
function disk(room: number) {
  const state = { text: '', room };
  const write = (bytes: Buffer, from: number) => {
    const part = bytes.subarray(from, from + state.room);
    if (part.byteLength === 0) throw new Error('ENOSPC');
    state.text += part.toString();
    state.room -= part.byteLength;
    return part.byteLength;
  };
  return { state, output: logOutput(write) };
}

describe('lines that cannot be written', () => {
  it('are lost, counted, and announced when lines can be written again', () => {
    const { state, output } = disk(20);
    for (const number of [1, 2, 3, 4]) output.line(JSON.stringify({ number }));
    expect(output.lost()).toBe(3);
    state.room = 1000;
    output.line('{"number":5}');
    output.line('{"number":6}');
    const lines = state.text.split('\n');
    expect(lines[0]).toBe('{"number":1}');
    // What was written in part is a line of its own.
    expect(lines[1]).toBe('{"numbe');
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ event: 'log-lost', lines: 3 });
    expect(lines.slice(3)).toEqual(['{"number":5}', '{"number":6}', '']);
    expect(output.lost()).toBe(3);
  });

  it('are counted again after the disk was full twice', () => {
    const { state, output } = disk(0);
    output.line('1');
    state.room = 500;
    output.line('2');
    state.room = 0;
    output.line('3');
    output.line('4');
    state.room = 500;
    output.line('5');
    expect(output.lost()).toBe(3);
    expect(state.text.match(/"lines":\d/g)).toEqual(['"lines":1', '"lines":2']);
  });
});

/** A process that logs until it is asked to end, and then says how many lines were lost. */
const script = `
import { log, lostLogLines } from '${join(process.cwd(), 'src/server/log.ts')}';
function writeLines() {
  for (let line = 0; line < 100; line += 1) log({ event: 'page', text: 'x'.repeat(400) });
  if (lostLogLines() <= 150) return setImmediate(writeLines);
  process.send(lostLogLines());
  process.disconnect();
}
writeLines();
`;
const start = (stdout: 'pipe' | number) =>
  spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
const endOf = (child: ReturnType<typeof start>) =>
  new Promise<[unknown, number | null]>((resolve) => {
    let lost: unknown;
    child.on('message', (message) => (lost = message));
    child.on('exit', (code) => resolve([lost, code]));
  });

describe('a process whose log is not taken', () => {
  it('continues when the reader has gone', async () => {
    const child = start('pipe');
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await endOf(child)).toEqual([expect.any(Number), 0]);
  });

  it.skipIf(!existsSync('/dev/full'))('continues when the disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    expect(await endOf(start(full))).toEqual([expect.any(Number), 0]);
    closeSync(full);
  });
});
