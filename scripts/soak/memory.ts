export interface Sample {
  /** since the start */
  minutes: number;
  megabytes: number;
}

/** Slope of the regression line, MB per minute. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (read: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / samples.length;
  const time = mean(({ minutes }) => minutes);
  const memory = mean(({ megabytes }) => megabytes);
  const spread = mean(({ minutes }) => (minutes - time) ** 2);
  const common = mean(({ minutes, megabytes }) => (minutes - time) * (megabytes - memory));
  return spread === 0 ? 0 : common / spread;
}

/** Growth over the second half of a run by its regression line, in MB. */
export function growthOf(samples: readonly Sample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const [first, last] = [half[0], half.at(-1)];
  return first && last ? slopeOf(half) * (last.minutes - first.minutes) : 0;
}
