import { describe, expect, it } from 'vitest';
import { renderQueue } from '#/server/render-queue.ts';

/** Tasks that the test ends, and the order in which they began. */
function setup(limits: { running: number; waiting: number }) {
  const queue = renderQueue(limits);
  const begun: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const start = (name: number) =>
    queue.run(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(name);
          ends[name] = (error) => (error ? reject(error) : resolve(name));
        }),
    );
  return { queue, begun, end: (name: number, error?: Error) => ends[name]?.(error), start };
}

describe('the queue of renderings', () => {
  it('runs a limited number at a time, in their order', async () => {
    const { begun, end, start } = setup({ running: 2, waiting: 10 });
    const all = [0, 1, 2, 3].map(start);
    expect(begun).toEqual([0, 1]);
    end(1);
    await all[1];
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    end(0);
    end(2);
    await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
    end(3);
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('refuses tasks if too many are waiting, until one has ended', async () => {
    const { begun, end, queue, start } = setup({ running: 1, waiting: 1 });
    const [first, second] = [start(0), start(1)];
    expect(await start(2)).toBeNull();
    expect([queue.running(), queue.waiting(), queue.refused()]).toEqual([1, 1, 1]);
    end(0);
    await first;
    await expect.poll(() => begun).toEqual([0, 1]);
    end(1);
    await second;
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('continues after a task that fails', async () => {
    const { end, queue, start } = setup({ running: 1, waiting: 1 });
    const [first, second] = [start(0), start(1)];
    end(0, new Error('no'));
    await expect(first).rejects.toThrow('no');
    await expect.poll(() => queue.waiting()).toBe(0);
    end(1);
    expect(await second).toBe(1);
    expect(queue.running()).toBe(0);
  });
});
