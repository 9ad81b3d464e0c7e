import { Component, type ReactNode, Suspense } from 'react';
import { isChunkFailure, reloadOnce } from '../../router/chunk-failure.ts';
import { renewFailedParts } from './lazy-part.tsx';
import { PartFailed } from './part-failed.tsx';
import { useAlive } from './use-alive.ts';

interface LaterProps {
  /** stands in until the code is there */
  fallback?: ReactNode;
  /** The shopper asked for this part just now and it cannot come: close what was opened and say so. */
  onFailed?: (() => void) | undefined;
  /** The page is poorer without it: when it cannot come, its place says so and offers to try again. */
  missed?: boolean;
  /** A server draws it too; the browser brings it alive when its code has come. */
  served?: boolean;
  children: ReactNode;
}

/** A part whose code comes later, and, unless it is `served`, only to a browser. When the code cannot be loaded, the page around it stays as it is. */
export function Later(props: LaterProps) {
  return props.served ? <Loaded {...props} /> : <WhenAlive {...props} />;
}

// Apart: an update would make a part that is served be drawn anew before it has come alive.
const WhenAlive = (props: LaterProps) => (useAlive() ? <Loaded {...props} /> : props.fallback);

class Loaded extends Component<LaterProps, { error: Error | null }> {
  override state = { error: null as Error | null };
  /** The shopper has asked for it once more. */
  asked = false;

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    if (!isChunkFailure(error)) return;
    renewFailedParts();
    window.addEventListener('online', this.retry);
    const { onFailed } = this.props;
    if ((onFailed || this.asked) && reloadOnce()) return;
    onFailed?.();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  ask = () => {
    this.asked = true;
    this.retry();
  };

  retry = () => {
    window.removeEventListener('online', this.retry);
    this.setState({ error: null });
  };

  override render() {
    const { fallback, missed, children } = this.props;
    const { error } = this.state;
    if (!error) return <Suspense fallback={fallback ?? null}>{children}</Suspense>;
    if (!isChunkFailure(error)) throw error;
    return missed && <PartFailed onRetry={this.ask} />;
  }
}
