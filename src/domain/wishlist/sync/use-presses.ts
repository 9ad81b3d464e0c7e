import { useRef } from 'react';
import { releaseHeart, useHeartStore } from '#/domain/product/heart-store.ts';
import { sessionStore } from '#/session/session.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { removeFromDevice } from './device-wishes.ts';
import { useSetListed } from './use-set-listed.ts';
import { useSetOnDevice } from './use-set-on-device.tsx';

/** Stores what the shopper presses, one call per product at a time. */
export function usePresses(): void {
  const pressed = useHeartStore((state) => state.pressed);
  const setListed = useSetListed();
  const setOnDevice = useSetOnDevice();
  const storing = useRef(new Set<number>());

  /** @returns whether it is stored */
  async function store(id: number, on: boolean): Promise<boolean> {
    if (sessionStore.getState().kind !== 'member') {
      setOnDevice(id, on);
      return true;
    }
    const isStored = await setListed(id, on);
    // It may not have been added to the account yet.
    if (isStored && !on) removeFromDevice([id]);
    return isStored;
  }

  async function storeUntilSettled(id: number, on: boolean): Promise<void> {
    const isStored = await store(id, on);
    const latest = useHeartStore.getState().pressed.get(id);
    // Pressed again in the meantime
    if (isStored && latest !== undefined && latest !== on) return storeUntilSettled(id, latest);
    storing.current.delete(id);
    releaseHeart(id);
  }

  useOnChange(pressed, () => {
    for (const [id, on] of pressed) {
      if (storing.current.has(id)) continue;
      storing.current.add(id);
      void storeUntilSettled(id, on);
    }
  });
}
