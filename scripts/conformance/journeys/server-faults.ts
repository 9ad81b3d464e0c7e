import type { Contract, ContractOperation } from '../contract.ts';
import { ABSENT } from '../exchange.ts';
import { sampleInput } from '../run/derive.ts';
import type { Journey, Step } from './journey.ts';

const CRASH_CODE = 500;
/** Listed for every operation; only a server with fault injection can be made to answer it. */
const UNEXPECTED = /^Unexpected error/;

function crashSteps(contract: Contract, operation: ContractOperation): Step[] {
  const situation = operation.situations.find(
    ({ code, when }) => code === CRASH_CODE && UNEXPECTED.test(when),
  )?.when;
  if (situation === undefined) return [];
  return [
    { sandbox: { do: 'fault', operation: operation.id, fault: 'code500', times: 1 } },
    { operation: operation.id, ...sampleInput(contract, operation), expect: CRASH_CODE, situation },
  ];
}

function absenceSteps(contract: Contract, operation: ContractOperation): Step[] {
  const situation = operation.situations.find(({ code }) => code === ABSENT)?.when;
  if (situation === undefined || !operation.extension) return [];
  return [
    { sandbox: { do: 'fault', operation: operation.id, fault: 'absent', times: 1 } },
    { operation: operation.id, ...sampleInput(contract, operation), expect: ABSENT, situation },
  ];
}

/** Injects a crash into every operation that lists it, and the absence of every extension. */
export function serverFaults(contract: Contract): Journey {
  const operations = [...contract.operations.values()];
  return {
    name: 'server-faults',
    about: 'every operation crashes once, every extension is missing once',
    isWhole: true,
    steps: operations.flatMap((operation) => [
      ...crashSteps(contract, operation),
      ...absenceSteps(contract, operation),
    ]),
  };
}
