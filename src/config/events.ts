import { fieldsOf, parseJson } from '#/lib/parse-json.ts';

/** Where events are sent, if the shopper agrees. */
export interface EventsConfig {
  /** address that receives batches of events as JSON */
  endpoint?: string;
  /** address of the script of a tag manager */
  tagManager?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads the configuration in the document; null if events are off. Apart from `runtime.ts`, which every page loads. */
function readConfig(): EventsConfig | null {
  const text = document.getElementById('shop-config')?.textContent ?? null;
  const events = fieldsOf(fieldsOf(parseJson(text)).events);
  const [endpoint, tagManager] = [textOf(events.endpoint), textOf(events.tagManager)];
  const config = { ...(endpoint && { endpoint }), ...(tagManager && { tagManager }) };
  return Object.keys(config).length > 0 ? config : null;
}

let known: { config: EventsConfig | null } | null = null;

export function eventsConfig(): EventsConfig | null {
  known ??= { config: readConfig() };
  return known.config;
}
