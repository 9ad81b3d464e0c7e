import { writeSync } from 'node:fs';

/** Writes bytes from an offset; returns how many, or throws. */
type Write = (bytes: Buffer, from: number) => number;

/**
 * Writes lines to a file, a pipe or a terminal. A full disk or a reader that has gone loses lines and ends nothing: when
 * lines are taken again, one says how many were lost. Not `process.stdout`, which no longer works after its first error.
 */
export function logOutput(write: Write = (bytes, from) => writeSync(1, bytes, from)) {
  let lost = 0;
  let sinceTaken = 0;
  /** the last line was written in part */
  let isCut = false;

  function take(text: string): boolean {
    const bytes = Buffer.from(isCut ? `\n${text}\n` : `${text}\n`);
    let written = 0;
    try {
      while (written < bytes.byteLength) written += write(bytes, written);
    } catch {
      // There is nothing left to write it to; the count says it.
      isCut ||= written > 0;
      return false;
    }
    isCut = false;
    return true;
  }

  const lostLine = () =>
    JSON.stringify({ time: new Date().toISOString(), event: 'log-lost', lines: sinceTaken });

  return {
    line(text: string): void {
      if (sinceTaken > 0 && take(lostLine())) sinceTaken = 0;
      if (sinceTaken === 0 && take(text)) return;
      lost += 1;
      sinceTaken += 1;
    },
    /** Lines that were lost since the start. */
    lost: (): number => lost,
  };
}
