import { createElement, lazy, type MemoExoticComponent } from 'react';
import type { Component } from '#/lib/content.ts';
import { loadMissingSheets } from '#/router/missing-sheets.ts';

const resets = new Set<() => void>();

/** Like React's `lazy`, but a failed import can be retried. */
export function lazyWithRetry<P extends object>(
  load: () => Promise<Component<P> | MemoExoticComponent<Component<P>>>,
): Component<P> {
  async function importComponent() {
    try {
      const Loaded = await load();
      await loadMissingSheets();
      return { default: Loaded };
    } catch (error) {
      resets.add(reset);
      throw error;
    }
  }
  const create = () => lazy(importComponent);
  let Current = create();
  const reset = () => void (Current = create());
  return function LazyWithRetry(props: P) {
    return createElement(Current, props);
  };
}

/** Makes failed imports start again with the next render; for boundaries. */
export function resetFailedImports(): void {
  for (const reset of resets) reset();
  resets.clear();
}
