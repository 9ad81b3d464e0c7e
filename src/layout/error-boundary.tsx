import { Component, type ErrorInfo } from 'react';
import type { Elements } from '#/lib/content.ts';
import { resetFailedImports } from '#/shared/async/lazy-with-retry.tsx';
import { isChunkFailure, reloadOnce } from '#/router/chunk-failure.ts';
import { ErrorPageLazy } from './error-page-lazy.tsx';

interface Props {
  /** resets the boundary when it changes */
  resetKey: unknown;
  onRetry: () => void;
  children: Elements;
}

/** Error boundary of a page: shows an error page with a retry button and links. */
export class ErrorBoundary extends Component<Props, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    resetFailedImports();
    if (isChunkFailure(error)) reloadOnce();
    else console.error(error.name, error.message, info.componentStack);
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.failed)
      this.setState({ error: null, failed: false });
  }

  retry = () => {
    this.setState({ error: null, failed: false });
    this.props.onRetry();
  };

  override render() {
    return this.state.failed ? (
      <ErrorPageLazy error={this.state.error} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}
