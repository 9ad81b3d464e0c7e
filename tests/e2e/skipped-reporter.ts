import type { Reporter } from '@playwright/test/reporter';
import { COMPLETE_ONLY } from './profile.ts';

/** After a run with the as-is profile: lists what was skipped, and why. */
export default function skippedReporter(): Reporter {
  const titlesBy = new Map<string, Set<string>>();
  return {
    onTestEnd({ title }, { annotations }) {
      for (const { type, description = '' } of annotations)
        if (type === 'skip')
          titlesBy.set(description, new Set(titlesBy.get(description)).add(title));
    },
    onEnd() {
      const reasons = [...titlesBy].map(
        ([why, titles]) => `${why}\n    ${[...titles].join('\n    ')}`,
      );
      const specs = Object.entries(COMPLETE_ONLY).map(([name, what]) => `${name}: ${what}`);
      console.log(`\nSkipped, or skipped in part:\n  ${reasons.join('\n  ') || 'nothing'}`);
      console.log(`\nOnly on the complete market:\n  ${specs.join('\n  ')}`);
    },
  };
}
