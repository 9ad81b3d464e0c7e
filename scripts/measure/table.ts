import type { Browser } from 'playwright';
import type { Session } from './member.ts';
import type { MeasuredAddress } from './plan.ts';

/** Printed rows, budget violations, and all samples for the file. */
export interface Table {
  title: string;
  head: string[];
  rows: string[][];
  over: string[];
  samples: Record<string, unknown>;
}

/** An empty table. */
export const createTable = (title: string, head: string[]): Table => ({
  title,
  head,
  rows: [],
  over: [],
  samples: {},
});

export interface Measured {
  browser: Browser;
  origin: string;
  runs: number;
  addresses: readonly MeasuredAddress[];
  /** of the shopper who opens members' pages */
  session: Session;
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const times = async <T>(runs: number, take: () => Promise<T>): Promise<T[]> => {
  const taken: T[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await take());
  return taken;
};

/** Records and marks values over budget. */
export function judge(
  table: Table,
  row: string,
  value: number,
  bar: number | undefined,
  what: string,
  digits: number,
): string {
  const text = value.toFixed(digits);
  if (bar === undefined || value <= bar) return text;
  table.over.push(`${row}: ${what} ${text}, at most ${bar}`);
  return `${text}!`;
}

/** Formats a table as text with aligned columns. */
export function printed({ title, head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [title, ...[head, ...rows].map(line)].join('\n');
}
