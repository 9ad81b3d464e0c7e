import { useTranslation } from 'react-i18next';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { ToastButton } from '#/shared/toasts/toast-button.tsx';
import { addToDevice, deviceWishes, MAX_DEVICE_WISHES, removeFromDevice } from './device-wishes.ts';
import { useHeartTexts } from './use-heart-texts.ts';

/** Adds a product to the wishlist of this device or removes it. The first one shows a toast with a sign-in button. */
export function useSetOnDevice(): (id: number, on: boolean) => void {
  const { t } = useTranslation();
  const withTexts = useHeartTexts();

  const showSignInToast = (kind: 'ok' | 'info', text: string) =>
    showToast(kind, text, (close) => (
      <ToastButton label={t('nav.signIn')} onClose={close} onPress={() => void askToSignIn()} />
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
