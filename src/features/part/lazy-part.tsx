import { type ComponentType, lazy } from 'react';
import { loadMissingSheets } from '../../router/missing-sheets.ts';

const renewals = new Set<() => void>();

/** A part whose code comes when it is first drawn. Unlike React's `lazy`, one that could not come may be asked for again. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  async function come() {
    try {
      const Part = await load();
      await loadMissingSheets();
      return { default: Part };
    } catch (error) {
      renewals.add(renew);
      throw error;
    }
  }
  const attempt = () => lazy(come);
  let Part = attempt();
  const renew = () => void (Part = attempt());
  return function LazyPart(props: P) {
    return <Part {...props} />;
  };
}

/** For the boundaries: what could not come is loaded anew when it is next drawn. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
