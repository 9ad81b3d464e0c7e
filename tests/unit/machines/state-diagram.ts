interface Step<State> {
  state: State;
  effects: readonly unknown[];
}

interface Machine<State extends { kind: string }, Event extends { type: string }> {
  states: readonly State[];
  events: readonly Event[];
  transition: (state: State, event: Event) => Step<State>;
  /** kind of the first state */
  first: string;
}

/** From how many states an event leads to the same one before it becomes a note. */
const MANY = 5;

/** The mermaid diagram of a machine: the changes of kind by all events in all given states. */
export function stateDiagram<State extends { kind: string }, Event extends { type: string }>({
  states,
  events,
  transition,
  first,
}: Machine<State, Event>): string {
  /** sources by target and event */
  const sources = new Map<string, Set<string>>();
  for (const state of states) {
    for (const event of events) {
      const { kind } = transition(state, event).state;
      if (kind === state.kind) continue;
      const key = `${kind}: ${event.type}`;
      sources.set(key, (sources.get(key) ?? new Set()).add(state.kind));
    }
  }
  /** lines of a note by target, labels by arrow */
  const notes = new Map<string, string[]>();
  const labels = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, text: string) =>
    map.set(key, [...(map.get(key) ?? []), text]);
  for (const [key, from] of sources) {
    const [to = '', type = ''] = key.split(': ');
    if (from.size >= MANY) add(notes, to, `${type} in ${[...from].toSorted().join(', ')}`);
    else for (const kind of from) add(labels, `${kind} --> ${to}`, type);
  }
  return [
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...[...labels].map(([arrow, types]) => `  ${arrow}: ${types.toSorted().join(', ')}`),
    ...[...notes].flatMap(([to, lines]) => [
      `  note right of ${to}`,
      ...lines.map((line) => `    ${line}`),
      '  end note',
    ]),
  ].join('\n');
}
