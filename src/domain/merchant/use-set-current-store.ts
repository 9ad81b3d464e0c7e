import { useEffect } from 'react';
import { useCurrentStore } from './current-store.ts';
import { storeService } from './store-service.ts';

/** Sets the store whose customer service the layout links to. */
export function useSetCurrentStore(merId: number, name: string): void {
  useEffect(() => {
    const store = { name, service: storeService(merId) };
    useCurrentStore.setState({ store });
    return () => {
      if (useCurrentStore.getState().store === store) useCurrentStore.setState({ store: null });
    };
  }, [merId, name]);
}
