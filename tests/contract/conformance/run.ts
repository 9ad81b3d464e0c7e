import { afterAll, beforeAll } from 'vitest';
import { type Embedded, startEmbedded } from '../../../scripts/conformance/embedded.ts';
import type { Journey, Step } from '../../../scripts/conformance/journeys/journey.ts';
import type { Finding } from '../../../scripts/conformance/report/report.ts';
import { type RunOptions, runConformance } from '../../../scripts/conformance/run/run.ts';

/** The embedded market, for the tests of one file. */
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
  about: 'of a test',
  steps,
});

/** A run with everything allowed and nobody signed in, unless told. */
export const run = (options: Partial<RunOptions> & Pick<RunOptions, 'baseUrl' | 'journeys'>) =>
  runConformance({
    member: null,
    other: null,
    allowWrites: true,
    rate: null,
    limitMs: 15_000,
    // A busy machine is no finding.
    slowMs: Infinity,
    started: performance.now(),
    sandbox: null,
    log: () => {},
    ...options,
  });

/** What identifies a finding, whatever way it was made. */
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
