import { Component, type ContextType, Suspense, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { connectionText } from '#/api/policy.ts';
import type { Elements } from '#/lib/content.ts';
import { isChunkFailure, reloadOnce } from '#/router/chunk-failure.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { resetFailedImports } from './lazy-with-retry.tsx';
import { LoadError } from './load-error.tsx';
import { HydratedPart } from './hydrated-part.tsx';
import { expectPart } from './hydration.ts';
import { useHydrated } from './use-hydrated.ts';

interface LazyBoundaryProps {
  /** rendered until the code is loaded */
  fallback?: Elements;
  /** Called when the code cannot be loaded: the caller closes what the shopper opened. A toast says why. */
  onFailed?: (() => void) | undefined;
  /** `onFailed` shows something else instead of that toast. */
  isSilent?: boolean;
  /** Renders an error with a retry button in place of children that cannot be loaded. */
  showErrorOnFailure?: boolean;
  /** Renders on the server too; the browser hydrates it when its code is loaded. */
  ssr?: boolean;
  children: Elements;
}

/** Boundary of lazily loaded children, rendered only in the browser unless `ssr` is set. A chunk failure does not affect the page around it. */
export function LazyBoundary(props: LazyBoundaryProps) {
  return props.ssr ? <Loaded {...props} /> : <AfterHydration {...props} />;
}

// A separate component: an update before hydration would make React discard the server's HTML of an `ssr` boundary.
const AfterHydration = (props: LazyBoundaryProps) =>
  useHydrated() ? <Loaded {...props} /> : props.fallback;

/** Keeps its first content until that is hydrated: React discards the HTML of a part that changes before its code is loaded. */
function RenderedPart({ fallback, children }: Pick<LazyBoundaryProps, 'fallback' | 'children'>) {
  const [isHydrated, setHydrated] = useState(false);
  const present = (
    <Suspense fallback={fallback}>
      <HydratedPart setHydrated={setHydrated}>{children}</HydratedPart>
    </Suspense>
  );
  const [first] = useState(present);
  return isHydrated ? present : first;
}

class Loaded extends Component<LazyBoundaryProps, { error: Error | null }> {
  static override contextType = I18nContext;
  declare context: ContextType<typeof I18nContext>;
  override state = { error: null as Error | null };
  /** The shopper has pressed "Retry". */
  retried = false;

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    if (this.props.ssr) expectPart();
  }

  override componentDidCatch(error: Error) {
    if (!isChunkFailure(error)) return;
    resetFailedImports();
    window.addEventListener('online', this.retry);
    const { onFailed, isSilent } = this.props;
    if ((onFailed || this.retried) && reloadOnce()) return;
    onFailed?.();
    if (onFailed && !isSilent && this.context)
      showToast('error', connectionText(this.context.i18n.t));
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  retryOnRequest = () => {
    this.retried = true;
    this.retry();
  };

  retry = () => {
    window.removeEventListener('online', this.retry);
    this.setState({ error: null });
  };

  override render() {
    const { fallback, showErrorOnFailure, ssr, children } = this.props;
    const { error } = this.state;
    const Part = ssr ? RenderedPart : Suspense;
    if (!error) return <Part fallback={fallback}>{children}</Part>;
    if (!isChunkFailure(error)) throw error;
    return showErrorOnFailure && <LoadError onRetry={this.retryOnRequest} />;
  }
}
