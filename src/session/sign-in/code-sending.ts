import { create } from 'zustand';

/** Addresses with a pending code request; the request continues when its form unmounts. */
const useSending = create<{ addresses: readonly string[] }>(() => ({ addresses: [] }));

export const useIsSending = (address: string): boolean =>
  useSending(({ addresses }) => addresses.includes(address));

/** Calls `send` unless a request for this address is pending; false if nothing was sent. */
export async function sendOnce(address: string, send: () => Promise<boolean>): Promise<boolean> {
  if (useSending.getState().addresses.includes(address)) return false;
  useSending.setState(({ addresses }) => ({ addresses: [...addresses, address] }));
  try {
    return await send();
  } finally {
    useSending.setState(({ addresses }) => ({
      addresses: addresses.filter((other) => other !== address),
    }));
  }
}
