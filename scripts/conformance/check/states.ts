import { isNode, type Node } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { type Machine, MACHINES, reachable } from './machines.ts';
import { propertiesOf } from './plan.ts';
import { exactPath, patternPath, type Place } from './walk.ts';

type Tree = { [key: string]: unknown };

/** Tracks the states of orders, refunds, coupons and applications over all answers. */
export interface StateMemory {
  /** records the state of an object; returns a difference for an impossible transition */
  record(object: Tree, schema: Node, place: Place): Difference | null;
  seen(): { machine: Machine; states: ReadonlySet<string>; steps: ReadonlySet<string> }[];
}

export const stepName = (from: string, to: string): string => `${from} → ${to}`;

export function createStateMemory(contract: Contract): StateMemory {
  const last = new Map<string, string>();
  const states = new Map(MACHINES.map((machine) => [machine, new Set<string>()]));
  const steps = new Map(MACHINES.map((machine) => [machine, new Set<string>()]));
  const watched = new Map<Node, { machine: Machine; field: string }[]>();

  function watchersOf(schema: Node) {
    const known = watched.get(schema);
    if (known) return known;
    const properties = Object.entries(propertiesOf(contract, schema));
    const names = new Set(properties.map(([name]) => name));
    const found = MACHINES.flatMap((machine) => {
      if (machine.fields)
        return machine.fields.every((name) => names.has(name)) ? [{ machine, field: '' }] : [];
      const holder = properties.find(
        ([, child]) => isNode(child) && contract.schema(child).name === machine.enumName,
      );
      return holder ? [{ machine, field: holder[0] }] : [];
    });
    watched.set(schema, found);
    return found;
  }

  function record(object: Tree, schema: Node, place: Place): Difference | null {
    let wrong: Difference | null = null;
    for (const { machine, field } of watchersOf(schema)) {
      const reading = machine.read(object, field);
      if (reading?.id === undefined || reading.id === null || reading.state === undefined) continue;
      const { state } = reading;
      const key = `${machine.name} ${String(reading.id)}`;
      const before = last.get(key);
      last.set(key, state);
      states.get(machine)?.add(state);
      if (before === undefined || before === state) continue;
      if (reachable(machine, before, state)) steps.get(machine)?.add(stepName(before, state));
      else
        wrong = transition(
          machine,
          before,
          state,
          field === '' ? place : { up: place, step: field },
        );
    }
    return wrong;
  }

  const none: ReadonlySet<string> = new Set();
  return {
    record,
    seen: () =>
      MACHINES.map((machine) => ({
        machine,
        states: states.get(machine) ?? none,
        steps: steps.get(machine) ?? none,
      })),
  };
}

function transition(machine: Machine, from: string, to: string, place: Place): Difference {
  const next = [...machine.steps, ...(machine.rare ?? [])]
    .filter(([start]) => start === from)
    .map(([, end]) => end);
  const expected = `${machine.name} that was ${from}: ${[from, ...next].join(', ')}`;
  return { kind: 'transition', path: patternPath(place), at: exactPath(place), expected, got: to };
}
