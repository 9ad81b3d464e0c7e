import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFacebookLogin } from '#generated/client/login/login.ts';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { facebookSdk, loginWithFacebook } from './facebook.ts';
import { ProviderButton, type ProviderSignInProps } from './provider-button.tsx';
import { PROVIDER_NAMES } from './providers.ts';

const provider = PROVIDER_NAMES.facebook;

/** Loads the SDK before the click, because browsers allow the popup only during a click. */
export function FacebookButton({
  appId,
  onLogin,
  onProblem,
}: ProviderSignInProps & { appId: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const script = useQuery({
    queryKey: ['script', 'facebook', appId],
    queryFn: () => facebookSdk(appId, locale),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  const login = useFacebookLogin({ mutation: { meta: { quiet: true } } });

  async function signIn() {
    onProblem(null);
    const sdk = script.data ?? (await script.refetch()).data;
    if (!sdk) return onProblem(t('auth.providerBlocked', { provider }));
    const answer = await loginWithFacebook(sdk);
    if (answer.kind === 'cancelled') return onProblem(t('auth.providerCancelled', { provider }));
    if (answer.kind === 'noEmail') return onProblem(t('auth.facebookUnsupported'));
    // Callbacks of `mutate` are not called after the button unmounts.
    await login
      .mutateAsync({ data: answer.person })
      .then(onLogin, (error: ApiError) => onProblem(messageOf(error, t)));
  }

  return (
    <ProviderButton
      provider="facebook"
      busy={script.isFetching || login.isPending}
      onClick={() => void signIn()}
    />
  );
}
