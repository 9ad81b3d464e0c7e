/** The next state of a machine, and what has to be done. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

/** What a machine does with events in a kind of state, by type of event. Others change nothing. */
export type Handlers<State, Event extends { type: string }, Effect> = {
  [Type in Event['type']]?: (
    state: State,
    event: Extract<Event, { type: Type }>,
  ) => Step<State, Effect>;
};

export const stay = <State>(state: State): Step<State, never> => ({ state, effects: [] });

/** The transition of an event, by the handlers of the state's kind. */
export function step<State, Event extends { type: string }, Effect>(
  handlers: Handlers<State, Event, Effect>,
  state: State,
  event: Event,
): Step<State, Effect> {
  const handle = handlers[event.type as Event['type']] as
    ((state: State, event: Event) => Step<State, Effect>) | undefined;
  return handle ? handle(state, event) : stay(state);
}
