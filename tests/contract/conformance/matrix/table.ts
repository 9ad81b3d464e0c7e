import type { MatrixFault } from './faults.ts';
import { type Outcome, OUTCOMES, startMatrix, type Tried } from './run.ts';

export interface MatrixOptions {
  /** parts of `operation kind part`, separated by | */
  only: string | undefined;
  /** of processor time */
  seconds: number;
  /** such as `1/2`: the first of two processes that share the cells */
  part: string;
}

const WIDTH = 14;
const FINDING_WIDTH = 160;
const nameOf = ({ operation, kind, part }: MatrixFault) => `${operation}: ${kind} ${part}`;

/** The share of those that could be found: without those that have no effect. */
function printTable(title: string, tried: readonly Tried[], groupOf: (one: Tried) => string): void {
  const line = (cells: readonly (string | number)[], name: string) =>
    console.log(`${cells.map((one) => String(one).padStart(WIDTH)).join('')}   ${name}`);
  line([...OUTCOMES, 'share'], title);
  for (const [name, rows] of [...Map.groupBy(tried, groupOf), ['all', tried] as const]) {
    const count = (wanted: Outcome) => rows.filter(({ outcome }) => outcome === wanted).length;
    const all = rows.length - count('no effect');
    const share = all === 0 ? '' : `${Math.round((100 * count('found')) / all)} %`;
    line([...OUTCOMES.map(count), share], name);
  }
}

/** Plants each cell of the matrix, and prints how it ends by kind and by operation. */
export async function printMatrix({ only, seconds, part }: MatrixOptions): Promise<void> {
  const matrix = await startMatrix();
  console.log(
    `Without a fault: ${matrix.clean.loud ?? matrix.clean.quiet ?? 'no finding'}, ${matrix.clean.calls.length} exchanges`,
  );
  const [own = 1, of = 1] = part.split('/').map(Number);
  const wanted = matrix.faults
    .filter(
      (fault) => only === undefined || only.split('|').some((one) => nameOf(fault).includes(one)),
    )
    .filter((_, at) => at % of === own - 1);
  const start = process.cpuUsage().user;
  const tried: Tried[] = [];
  for (const fault of wanted) {
    if ((process.cpuUsage().user - start) / 1e6 > seconds) break;
    const one = await matrix.plant(fault);
    tried.push(one);
    const { outcome, counter, finding } = one;
    const acted = `${counter.effective} of ${counter.reached}`;
    const cause = finding === '' ? '' : `  <- ${finding.slice(0, FINDING_WIDTH)}`;
    console.log(`${outcome.padEnd(WIDTH)}${acted.padEnd(WIDTH)}${nameOf(fault)}${cause}`);
  }
  matrix.close();
  printTable('kind', tried, ({ fault }) => fault.kind);
  printTable('operation', tried, ({ fault }) => fault.operation);
  console.log(`\n${tried.length} of ${wanted.length} tried`);
}
