import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#/i18n/locale.tsx';
import { facebookSdk, loginWithFacebook } from './facebook.ts';
import { useAction } from '../../use-action.ts';
import { signInByFacebook } from '../actions.ts';
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
  const login = useAction(signInByFacebook, { signIn: false, errors: 'none' });

  async function signIn() {
    onProblem(null);
    const sdk = script.data ?? (await script.refetch()).data;
    if (!sdk) return onProblem(t('auth.providerBlocked', { provider }));
    const answer = await loginWithFacebook(sdk);
    if (answer.kind === 'cancelled') return onProblem(t('auth.providerCancelled', { provider }));
    if (answer.kind === 'noEmail') return onProblem(t('auth.facebookUnsupported'));
    const loggedIn = await login.run(answer.person);
    if (loggedIn.done) await onLogin(loggedIn.result);
    else if (loggedIn.error) onProblem(loggedIn.problem);
  }

  return (
    <ProviderButton
      provider="facebook"
      busy={script.isFetching || login.busy}
      onClick={() => void signIn()}
    />
  );
}
