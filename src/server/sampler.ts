const MINUTE_MS = 60_000;

/** Admits some messages per minute, because anybody can send them. */
export function sampler(perMinute: number, now = () => performance.now()) {
  let [since, admitted, refused] = [now(), 0, 0];
  return {
    /** Counts messages as refused. */
    refuse: (count: number): void => void (refused += count),
    /** Number of messages refused since the last admitted one; null if this one is refused, too. */
    admit(): number | null {
      if (now() - since >= MINUTE_MS) [since, admitted] = [now(), 0];
      if (admitted >= perMinute) {
        refused += 1;
        return null;
      }
      admitted += 1;
      const dropped = refused;
      refused = 0;
      return dropped;
    },
  };
}
