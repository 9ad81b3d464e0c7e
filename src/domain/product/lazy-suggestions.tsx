import type { ComponentProps } from 'react';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import type { Suggestions as Row } from './suggestions.tsx';

const Suggestions = lazyWithRetry(() =>
  import('./suggestions.tsx').then(({ Suggestions: Part }) => Part),
);

/** Recommended products below the content of a page, whose code is loaded after it. */
export const LazySuggestions = (props: ComponentProps<typeof Row>) => (
  <LazyBoundary>
    <Suggestions {...props} />
  </LazyBoundary>
);
