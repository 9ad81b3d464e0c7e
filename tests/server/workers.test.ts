// @vitest-environment node
import type { Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRunning } from '#/server/workers.ts';

const PAUSE_MS = 1000;
/** After which a process that listens is no longer expected to end at once. */
const WHILE_MS = 10_000;

/** Processes that the test lets listen and end. */
function setup(count: number) {
  const events = new EventEmitter();
  const running: number[] = [];
  let started = 0;
  let givenUp = 0;
  const lines: unknown[] = [];
  const processes = {
    on: (event: string, listen: (worker: Worker) => void) => events.on(event, listen),
    fork: () => {
      started += 1;
      running.push(started);
      return { id: started };
    },
  };
  const announce = (event: string, id: number) =>
    events.emit(event, { id, process: { pid: 100 + id } }, 1, null);
  const end = keepRunning(processes, count, {
    log: (line) => lines.push(line),
    giveUp: () => (givenUp += 1),
    pauseMs: PAUSE_MS,
  });
  return {
    running,
    end,
    lines,
    givenUp: () => givenUp,
    listens: (id: number) => announce('listening', id),
    exits(id: number) {
      running.splice(running.indexOf(id), 1);
      announce('exit', id);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('processes that share a port', () => {
  it('are replaced at once if they had listened for a while', () => {
    const { running, exits, lines, listens } = setup(2);
    listens(1);
    listens(2);
    vi.advanceTimersByTime(WHILE_MS);
    exits(1);
    expect(running).toEqual([2, 3]);
    expect(lines).toEqual([{ event: 'worker-exit', pid: 101, code: 1, signal: null }]);
  });

  it('are given up if none of them can start', () => {
    const { running, exits, givenUp } = setup(3);
    exits(1);
    exits(2);
    expect(givenUp()).toBe(0);
    exits(3);
    expect(givenUp()).toBe(1);
    vi.advanceTimersByTime(100 * PAUSE_MS);
    expect(running).toEqual([]);
  });

  it('are replaced after a pause that grows while others serve, if they had not listened', () => {
    const { running, exits, givenUp, listens } = setup(2);
    listens(1);
    listens(2);
    vi.advanceTimersByTime(WHILE_MS);
    exits(1);
    exits(3);
    expect(running).toEqual([2]);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(running).toEqual([2, 4]);
    exits(4);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(running).toEqual([2]);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(running).toEqual([2, 5]);
    listens(5);
    vi.advanceTimersByTime(WHILE_MS);
    exits(5);
    expect(running).toEqual([2, 6]);
    exits(6);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(running).toEqual([2, 7]);
    expect(givenUp()).toBe(0);
  });

  it('are replaced after a growing pause if they end soon after they listened, also the last one', () => {
    const { running, exits, givenUp, listens } = setup(2);
    listens(1);
    listens(2);
    exits(1);
    exits(2);
    expect([running, givenUp()]).toEqual([[], 0]);
    vi.advanceTimersByTime(2 * PAUSE_MS);
    expect(running).toEqual([3, 4]);
    listens(3);
    listens(4);
    exits(3);
    vi.advanceTimersByTime(3 * PAUSE_MS);
    expect(running).toEqual([4]);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(running).toEqual([4, 5]);
  });

  it('are tried again while others are still starting', () => {
    const { running, exits, givenUp, listens } = setup(2);
    exits(1);
    listens(2);
    vi.advanceTimersByTime(PAUSE_MS);
    expect([running, givenUp()]).toEqual([[2, 3], 0]);
  });

  it('are not replaced when all have to end', () => {
    const { running, end, exits, givenUp, listens } = setup(2);
    listens(1);
    exits(2);
    end();
    vi.advanceTimersByTime(100 * PAUSE_MS);
    exits(1);
    expect([running, givenUp()]).toEqual([[], 0]);
  });
});
