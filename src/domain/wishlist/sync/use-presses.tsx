import { useRef } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import { releaseHeart, useHeartStore } from '#/domain/product/card-presses.ts';
import { sessionStore } from '#/session/session.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { ToastButton } from '#/shared/toasts/toast-button.tsx';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { addWishes, removeWish } from '#/domain/product/actions.ts';
import { listedIds } from '#/domain/product/listed-ids.ts';
import { useAction } from '#/session/use-action.ts';
import { removeFromDevice, deviceWishes, MAX_DEVICE_WISHES } from './device-wishes.ts';
import { loadNamespace } from '#/i18n/i18n.ts';

function addToDevice(id: number): void {
  deviceWishes.add({ id, shopper: null });
}

/** Runs `show` when the texts of its toast are loaded, which not every page has. Without them nothing is shown. */
export function useHeartTexts(): (show: () => void) => Promise<void> {
  const { i18n } = useTranslation();
  return async (show) => {
    if (
      await loadNamespace(i18n, 'browse').then(
        () => true,
        () => false,
      )
    )
      show();
  };
}

/** Updates the cached wishlist and the cached product. */
async function setCached(queryClient: QueryClient, id: number, on: boolean) {
  const { queryKey } = listedIds();
  const productKey = getProductDetailQueryKey(id);
  // A pending response would overwrite the update.
  await Promise.all(
    [queryKey, productKey].map((key) => queryClient.cancelQueries({ queryKey: key, exact: true })),
  );
  queryClient.setQueryData(queryKey, (ids) => {
    const others = ids?.filter((other) => other !== id);
    return others && (on ? [id, ...others] : others);
  });
  queryClient.setQueryData<ProductDetail>(
    productKey,
    (detail) => detail && { ...detail, userCollect: on },
  );
}

/**
 * Loads the wishlist again if its first load is pending: that may have begun before the write, and an invalidation does not
 * restart it.
 */
async function restartFirstLoad(queryClient: QueryClient) {
  const { queryKey } = listedIds();
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  await queryClient.cancelQueries({ queryKey, exact: true });
  await queryClient.refetchQueries({ queryKey, exact: true, type: 'active' });
}

/**
 * Adds a product to the member's wishlist or removes it: optimistic update, with rollback if the call fails.
 * @returns resolves to true if it is stored
 */
function useSetListed(): (id: number, on: boolean) => Promise<boolean> {
  const queryClient = useQueryClient();
  const add = useAction(addWishes, { concurrent: true });
  const remove = useAction(removeWish, { concurrent: true });

  return async (id, on) => {
    await setCached(queryClient, id, on);
    const { done } = await (on ? add.run([id]) : remove.run(id));
    if (done) await restartFirstLoad(queryClient);
    else await setCached(queryClient, id, !on);
    return done;
  };
}

/** Adds a product to the wishlist of this device or removes it. The first one shows a toast with a sign-in button. */
function useSetOnDevice(): (id: number, on: boolean) => void {
  const { t } = useTranslation();
  const withTexts = useHeartTexts();

  const showSignInToast = (kind: 'ok' | 'info', text: string) =>
    showToast(kind, text, (close) => (
      <ToastButton
        label={t('nav.signIn')}
        onClose={close}
        onPress={() => void askToSignIn('wishlist')}
      />
    ));

  return (id, on) => {
    const { length } = deviceWishes.read();
    if (!on) return removeFromDevice([id]);
    if (length >= MAX_DEVICE_WISHES)
      return void withTexts(() =>
        showSignInToast('info', t('heart.deviceFull', { n: MAX_DEVICE_WISHES })),
      );
    addToDevice(id);
    if (length === 0) void withTexts(() => showSignInToast('ok', t('heart.onDevice')));
  };
}

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
