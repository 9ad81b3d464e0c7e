import { stepName, type StateMemory } from '../check/states.ts';
import { SUCCESS } from '../exchange.ts';
import type { EnumRow, OperationRow, Report, StateRow } from './report.ts';

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const listedCodes = ({ situations }: OperationRow) =>
  new Set([SUCCESS, ...situations.map(({ code }) => code)]);
const seenCodes = (row: OperationRow) =>
  [...listedCodes(row)].filter((code) => row.codes[String(code)] !== undefined);

export const stateRows = (memory: StateMemory): StateRow[] =>
  memory.seen().map(({ machine, states, steps }) => {
    const names = machine.steps.map(([from, to]) => stepName(from, to));
    return {
      name: machine.name,
      seenStates: machine.states.filter((state) => states.has(state)),
      unseenStates: machine.states.filter((state) => !states.has(state)),
      seenSteps: [...steps],
      unseenSteps: names.filter((name) => !steps.has(name)),
    };
  });

export function coverageOf(
  operations: readonly OperationRow[],
  enums: readonly EnumRow[],
  states: readonly StateRow[],
  memory: StateMemory,
): Report['coverage'] {
  const failures = operations
    .flatMap(({ situations }) => situations)
    .filter(({ code }) => code !== SUCCESS);
  const stepCount = sum(memory.seen().map(({ machine }) => machine.steps.length));
  const unseenSteps = sum(states.map((row) => row.unseenSteps.length));
  return {
    operations: [operations.filter(({ succeeded }) => succeeded > 0).length, operations.length],
    situations: [failures.filter(({ covered }) => covered).length, failures.length],
    codes: [
      sum(operations.map((row) => seenCodes(row).length)),
      sum(operations.map((row) => listedCodes(row).size)),
    ],
    enumValues: [
      sum(enums.map(({ seen }) => seen.length)),
      sum(enums.map(({ seen, unseen }) => seen.length + unseen.length)),
    ],
    steps: [stepCount - unseenSteps, stepCount],
  };
}
