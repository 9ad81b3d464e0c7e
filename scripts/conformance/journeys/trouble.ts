import type { Contract, ContractOperation } from '../contract.ts';
import { ABSENT } from '../exchange.ts';
import { sampleInput } from '../run/derive.ts';
import type { Journey, Step } from './journey.ts';

const CRASHED = 500;
/** What any operation may come to; only a server that can be told to crash shows it. */
const UNEXPECTED = /^Unexpected error/;

function crash(contract: Contract, operation: ContractOperation): Step[] {
  const situation = operation.situations.find(
    ({ code, when }) => code === CRASHED && UNEXPECTED.test(when),
  )?.when;
  if (situation === undefined) return [];
  return [
    { sandbox: { do: 'fault', operation: operation.id, fault: 'code500', times: 1 } },
    { operation: operation.id, ...sampleInput(contract, operation), expect: CRASHED, situation },
  ];
}

function absence(contract: Contract, operation: ContractOperation): Step[] {
  const situation = operation.situations.find(({ code }) => code === ABSENT)?.when;
  if (situation === undefined || !operation.extension) return [];
  return [
    { sandbox: { do: 'fault', operation: operation.id, fault: 'absent', times: 1 } },
    { operation: operation.id, ...sampleInput(contract, operation), expect: ABSENT, situation },
  ];
}

/** A backend that crashes, or lacks an extension, at every operation that says so. */
export function trouble(contract: Contract): Journey {
  const operations = [...contract.operations.values()];
  return {
    name: 'trouble',
    about: 'every operation crashes once, every extension is missing once',
    embeddedOnly: true,
    steps: operations.flatMap((operation) => [
      ...crash(contract, operation),
      ...absence(contract, operation),
    ]),
  };
}
