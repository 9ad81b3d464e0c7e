import { Suggestions } from '#/domain/product/suggestions.tsx';
import { ViewedRow } from '#/domain/product/viewed/viewed-row.tsx';
import { useRouter } from '#/router/router.tsx';
import { useNamespaceReady } from '#/shared/async/use-namespace-ready.ts';

/** Other products below the message that a page or product does not exist. */
export default function ErrorSuggestions() {
  const { params } = useRouter().entry.prepared.routeLocation;
  const isReady = useNamespaceReady('catalogue');
  return (
    isReady && (
      <>
        <Suggestions limit={5} />
        {/* Without the product that does not exist any more. */}
        <ViewedRow except={Number(params.id ?? 0)} />
      </>
    )
  );
}
