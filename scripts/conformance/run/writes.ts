import type { Contract } from '../contract.ts';
import { callsAtOnce, type CallStep, isCall, type Journey } from '../journeys/journey.ts';

/** Whether a run may send a step. */
export const isAllowed = (contract: Contract, step: CallStep, allowWrites: boolean): boolean =>
  allowWrites || contract.operations.get(step.operation)?.reading === true;

/** The writes of a run, one line each. */
export function plannedWrites(contract: Contract, journeys: readonly Journey[]): string[] {
  const counts = new Map<string, number>();
  const steps = journeys.flatMap((journey) => journey.steps).filter(isCall);
  for (const step of steps.flatMap(callsAtOnce)) {
    const operation = contract.operations.get(step.operation);
    if (!operation || operation.reading || (step.as === 'guest' && operation.signIn === 'required'))
      continue;
    counts.set(operation.id, (counts.get(operation.id) ?? 0) + 1);
  }
  const created = [...new Set(journeys.flatMap(({ creates }) => creates ?? []))];
  return [
    ...created.map((what) => `creates ${what}`),
    ...[...counts].map(
      ([id, count]) =>
        `sends ${id} ${count} times (${contract.operations.get(id)?.summary.toLowerCase() ?? ''})`,
    ),
  ];
}
