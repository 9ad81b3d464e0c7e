import { Suggestions } from '#/domain/product/suggestions.tsx';
import { useNamespaceReady } from '#/shared/async/use-namespace-ready.ts';

/** Recommended products below the message that a page or product does not exist. */
export default function ErrorSuggestions() {
  return useNamespaceReady('catalogue') && <Suggestions limit={5} />;
}
