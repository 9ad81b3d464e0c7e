import type { ComponentProps } from 'react';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import type { Suggestions as Row } from './suggestions.tsx';

const Suggestions = lazyPart(() => import('./suggestions.tsx'), 'Suggestions');

/**
 * Recommended products below the content of a page. The document has them, because they are in the first view below short
 * content; their code is loaded after that of the page.
 */
export const LazySuggestions = (props: ComponentProps<typeof Row>) => (
  <LazyBoundary ssr>
    <Suggestions {...props} />
  </LazyBoundary>
);
