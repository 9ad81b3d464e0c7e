const CHANNEL = 'lychee.session';

/** Subscribes to sessions started or ended in other tabs; returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

export function notifyTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}
