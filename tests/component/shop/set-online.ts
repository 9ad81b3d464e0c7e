import { fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

function set(isOnline: boolean): void {
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => {
    spy.mockRestore();
  });
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

/** Cuts the connection, and waits until the shop says so: its bar is loaded after the page. */
export async function goOffline(): Promise<void> {
  set(false);
  await screen.findByText('You are offline. We will try again when you are back online.');
}

/** Restores the connection. */
export const goOnline = (): void => set(true);
