import { useCallback, useRef, useState } from 'react';
import type { Step } from '#/lib/machine.ts';
import { useEventCallback } from './use-event-callback.ts';

/**
 * The state of a machine and a function that sends it events, of stable identity.
 * @param transition pure; called with the latest state, also between renders
 * @param carryOut carries out an effect of a transition, and may send events
 */
export function useMachine<State, Event, Effect>(
  initial: State,
  transition: (state: State, event: Event) => Step<State, Effect>,
  carryOut: (effect: Effect) => unknown,
): [state: State, send: (event: Event) => void] {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const run = useEventCallback(carryOut);
  const send = useCallback(
    (event: Event) => {
      const next = transition(latest.current, event);
      latest.current = next.state;
      setState(next.state);
      for (const effect of next.effects) run(effect);
    },
    [transition, run],
  );
  return [state, send];
}
