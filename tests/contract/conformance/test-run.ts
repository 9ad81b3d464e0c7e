import { afterAll, beforeAll } from 'vitest';
import { type Embedded, startEmbedded } from '#scripts/conformance/embedded.ts';
import type { Journey, Step } from '#scripts/conformance/journeys/journey.ts';
import type { Finding } from '#scripts/conformance/report/report.ts';
import { type RunOptions, runConformance } from '#scripts/conformance/run/run.ts';

/** Starts the embedded market for the tests of a file. */
export function embeddedMarket(): { current: Embedded } {
  const holder: { current: Embedded } = { current: undefined as never };
  beforeAll(async () => {
    holder.current = await startEmbedded();
  });
  afterAll(() => holder.current.close());
  return holder;
}

export const journeyOf = (...steps: Step[]): Journey => ({
  name: 'test',
  about: 'a test',
  steps,
});

/** A run with writes and without accounts by default. */
export const run = (options: Partial<RunOptions> & Pick<RunOptions, 'baseUrl' | 'journeys'>) =>
  runConformance({
    member: null,
    other: null,
    allowWrites: true,
    rate: null,
    limitMs: 15_000,
    // A busy machine must not lead to findings.
    slowMs: Infinity,
    started: performance.now(),
    sandbox: null,
    log: () => {},
    ...options,
  });

/** The identifying fields of a finding. */
export const brief = ({
  operation,
  code,
  kind,
  path,
  grade,
}: Pick<Finding, 'operation' | 'code' | 'kind' | 'path' | 'grade'>) => ({
  operation,
  code,
  kind,
  path,
  grade,
});
