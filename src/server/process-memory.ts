import cluster from 'node:cluster';

/**
 * Bytes. Without them glibc raises both thresholds when large buffers are freed, and keeps 100 to 200 MB of freed memory; with
 * its first ones, of 128 KB, it maps each document again. Every arena keeps 5 to 8 MB; by default each thread has one.
 */
const MALLOC_SETTINGS = {
  MALLOC_TRIM_THRESHOLD_: '8388608',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_ARENA_MAX: '2',
};

/**
 * MB. On machines with much memory Node lets short-lived objects fill 96 MB, and the heap grow to four times of what is in
 * use (40 MB). With the limit it grows by a third only, and is collected every eight pages; the last setting lets it double.
 * Cached pages are outside of the heap.
 */
const HEAP_SETTINGS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=256',
  '--heap-growing-percent=100',
];

/** Settings of the operator are not replaced. */
const isSet = () =>
  Object.keys(MALLOC_SETTINGS).some((name) => process.env[name] !== undefined) ||
  /--(max[-_](semi|old)[-_]space|heap[-_]growing)/.test(
    `${process.env.NODE_OPTIONS} ${process.execArgv.join(' ')}`,
  );

/**
 * Replaces this process by one with memory settings that have to be known at its start; process id, arguments and open
 * streams stay. Does nothing if they are set, or where Node cannot do it (before 22.15, outside of Linux).
 */
export function applyMemorySettings(): void {
  if (process.platform !== 'linux' || !cluster.isPrimary || isSet()) return;
  process.execve?.(
    process.execPath,
    [process.execPath, ...HEAP_SETTINGS, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, ...MALLOC_SETTINGS },
  );
}
