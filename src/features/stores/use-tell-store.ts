import { useEffect } from 'react';
import { usePresentStore } from './present-store.ts';
import { storeService } from './store-service.ts';

/** Tells the frame whose page this is: the customer service at hand is then that store's. */
export function useTellStore(merId: number, name: string): void {
  useEffect(() => {
    const store = { name, service: storeService(merId) };
    usePresentStore.setState({ store });
    return () => {
      if (usePresentStore.getState().store === store) usePresentStore.setState({ store: null });
    };
  }, [merId, name]);
}
