import { fieldsOf } from '#/lib/parse-json.ts';

export const METRICS = ['lcp', 'inp', 'cls'] as const;
export type Metric = (typeof METRICS)[number];

interface RouteSummary {
  visits: number;
  values: Record<Metric, number[]>;
}

export interface Summary {
  routes: Map<string, RouteSummary>;
  /** counts by description */
  errors: Map<string, number>;
  violations: Map<string, number>;
  /** lines that the server left out, because there were too many */
  dropped: number;
}

/** Nearest rank: the smallest value that at least `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);

function increase(counts: Map<string, number>, key: string, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** @param lines parsed lines of the log; others than field data are skipped */
export async function summarize(lines: AsyncIterable<unknown>): Promise<Summary> {
  const routes = new Map<string, RouteSummary>();
  const errors = new Map<string, number>();
  const violations = new Map<string, number>();
  let dropped = 0;

  function addVitals(route: string, line: Readonly<Record<string, unknown>>) {
    const known = routes.get(route) ?? { visits: 0, values: { lcp: [], inp: [], cls: [] } };
    routes.set(route, known);
    known.visits += 1;
    for (const metric of METRICS) {
      const value = line[metric];
      if (typeof value === 'number') known.values[metric].push(value);
    }
  }

  for await (const parsed of lines) {
    const line = fieldsOf(parsed);
    const route = textOf(line.route);
    if (line.event === 'vitals') addVitals(route, line);
    else if (line.event === 'browser-error') {
      const [at = ''] = Array.isArray(line.at) ? line.at.map(textOf) : [];
      const what = [textOf(line.name), textOf(line.message)].filter(Boolean).join(': ');
      increase(errors, `${route}  ${what}  ${at}`.trimEnd(), countOf(line.count));
    } else if (line.event === 'violation') {
      const { operation, field, code } = line;
      increase(violations, `${textOf(operation)}  ${textOf(field)}  ${textOf(code)}`, 1);
    } else continue;
    dropped += countOf(line.dropped);
  }
  return { routes, errors, violations, dropped };
}
