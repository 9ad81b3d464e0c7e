import { Component, type ReactNode, Suspense } from 'react';
import { isChunkFailure, reloadOnce } from '../../router/chunk-failure.ts';
import { useAlive } from './use-alive.ts';

interface LaterProps {
  /** stands in until the code is there */
  fallback?: ReactNode;
  /** The shopper asked for this part just now and it cannot come: close what was opened and say so. */
  onFailed?: (() => void) | undefined;
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

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    const { onFailed } = this.props;
    if (!isChunkFailure(error) || !onFailed || reloadOnce()) return;
    onFailed();
  }

  override render() {
    const { error } = this.state;
    if (error && !isChunkFailure(error)) throw error;
    return error ? null : <Suspense fallback={this.props.fallback ?? null}>{this.props.children}</Suspense>;
  }
}
