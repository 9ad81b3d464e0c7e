import { createContext, use, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** When the server rendered the document, in ms; null without a server. */
export const RenderTime = createContext<number | null>(null);

/** About the present time, in ms: during hydration that of the server's render, so that both render the same. */
export function useRenderTime(): number {
  const rendered = use(RenderTime);
  const isHydrated = useHydrated();
  const [own] = useState(Date.now);
  return isHydrated || rendered === null ? own : rendered;
}

/** The time at which a component was mounted, in ms; of one that the server rendered, the time there. */
export function useMountTime(): number {
  const now = useRenderTime();
  const [mounted] = useState(now);
  return mounted;
}
