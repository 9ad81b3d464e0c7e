import { createElement, lazy, type MemoExoticComponent, useLayoutEffect } from 'react';
import type { Component } from '#/lib/content.ts';
import { beginComparing, endComparing } from './hydration.ts';
import { codeInTime } from '#/router/chunk-failure.ts';
import { loadMissingSheets } from '#/router/missing-sheets.ts';

const resets = new Set<() => void>();

type PropsOf<Part> =
  Part extends Component<infer Props extends object>
    ? Props
    : Part extends MemoExoticComponent<Component<infer Props extends object>>
      ? Props
      : never;

/** Like React's `lazy`, but a failed import can be retried. */
function lazyWithRetry<Props extends object>(
  load: () => Promise<Component<Props> | MemoExoticComponent<Component<Props>>>,
): Component<Props> {
  let isLoaded = false;
  async function importComponent() {
    try {
      const Loaded = await codeInTime(load());
      await loadMissingSheets();
      isLoaded = true;
      return { default: Loaded };
    } catch (error) {
      resets.add(reset);
      throw error;
    }
  }
  const create = () => lazy(importComponent);
  let Current = create();
  const reset = () => void (Current = create());
  return function LazyWithRetry(props: Props) {
    if (isLoaded) beginComparing(reset);
    useLayoutEffect(() => endComparing(reset));
    return createElement(Current, props);
  };
}

/** A component that is loaded with its module when it renders first. */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Component<PropsOf<Module[Name]>> =>
  lazyWithRetry(async () => (await load())[name] as Component<PropsOf<Module[Name]>>);

/** Makes failed imports start again with the next render; for boundaries. */
export function resetFailedImports(): void {
  for (const reset of resets) reset();
  resets.clear();
}
