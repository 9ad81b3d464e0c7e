import type { Vitals } from './beacon.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Shifts with shorter pauses are one session, which lasts at most `SESSION_MS`. */
const PAUSE_MS = 1000;
const SESSION_MS = 5000;
/** Shorter interactions are not reported, except the first one. */
const LEAST_INTERACTION_MS = 40;
/** Of so many interactions one is an outlier. */
const PER_OUTLIER = 50;
const MOST_INTERACTIONS = 10;

const supported = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];

/** Handles past and future entries. Returns a function that handles those that are still queued. */
function observe(types: string[], handle: (entry: never) => void): () => void {
  const receive = (entries: PerformanceEntryList) => {
    for (const entry of entries) handle(entry as never);
  };
  const observer = new PerformanceObserver((list) => receive(list.getEntries()));
  const options = { buffered: true, durationThreshold: LEAST_INTERACTION_MS };
  for (const type of types.filter((one) => supported.includes(one)))
    observer.observe({ type, ...options });
  return () => receive(observer.takeRecords());
}

/** Time of the first paint that a shopper could see: later than 0 if the browser prepared the page before. */
function activationStart(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
}

/** When the page was first hidden; what paints afterwards was not waited for. */
const firstHidden = (): number =>
  performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')
    ?.startTime ?? Infinity;

/** Measures by the definitions of https://web.dev/articles/vitals. Returns a function that reads the values so far. */
export function measureVitals(): () => Vitals {
  const vitals: Vitals = {};

  const flushPaints = observe(['largest-contentful-paint'], ({ startTime }: PerformanceEntry) => {
    if (startTime < firstHidden()) vitals.lcp = Math.max(0, startTime - activationStart());
  });

  let [session, began, last] = [0, 0, 0];
  if (supported.includes('layout-shift')) vitals.cls = 0;
  const flushShifts = observe(['layout-shift'], (shift: LayoutShift) => {
    if (shift.hadRecentInput) return;
    const { startTime } = shift;
    if (startTime - last > PAUSE_MS || startTime - began > SESSION_MS)
      [session, began] = [0, startTime];
    last = startTime;
    session += shift.value;
    vitals.cls = Math.max(vitals.cls ?? 0, session);
  });

  /** duration of the longest interactions by their id */
  const interactions = new Map<number, number>();
  const byDuration = () => [...interactions].sort(([, one], [, other]) => other - one);
  const flushInteractions = observe(
    ['event', 'first-input'],
    ({ interactionId: id, duration }: Interaction) => {
      if (!id) return;
      interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
      for (const [shortest] of byDuration().slice(MOST_INTERACTIONS)) interactions.delete(shortest);
    },
  );

  return () => {
    flushPaints();
    flushShifts();
    flushInteractions();
    const { interactionCount = interactions.size } = performance as { interactionCount?: number };
    const durations = byDuration();
    const outliers = Math.min(durations.length - 1, Math.floor(interactionCount / PER_OUTLIER));
    const inp = durations[outliers]?.[1];
    return inp === undefined ? vitals : { ...vitals, inp };
  };
}
