import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Results of a long measurement by name, kept in a file, so that a run that ends early is continued by the next one. */
export interface Kept {
  /** The kept result; otherwise measures and keeps it, or null once the time is over. */
  take: <T>(name: string, measure: () => Promise<T>) => Promise<T | null>;
}

/**
 * @param isFresh drops what earlier runs have kept
 * @param ends nothing is measured after it, in ms since 1970
 */
export function keptIn(
  file: string,
  { isFresh, ends, now = Date.now }: { isFresh: boolean; ends: number; now?: () => number },
): Kept {
  const kept = new Map<string, unknown>(
    existsSync(file) && !isFresh
      ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
      : [],
  );
  return {
    async take<T>(name: string, measure: () => Promise<T>) {
      if (kept.has(name)) return kept.get(name) as T;
      if (now() >= ends) return null;
      const result = await measure();
      kept.set(name, result);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(kept)));
      return result;
    },
  };
}
