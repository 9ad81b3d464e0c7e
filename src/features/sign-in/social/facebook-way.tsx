import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFacebookLogin } from '../../../../generated/client/login/login.ts';
import type { ApiError } from '../../../api/error.ts';
import { messageOf } from '../../../api/policy.ts';
import { useLocale } from '../../../i18n/locale.tsx';
import { askFacebook, facebookSdk } from './facebook.ts';
import { WayButton, type WayProps } from './way-button.tsx';
import { PROVIDERS } from './ways.ts';

const provider = PROVIDERS.facebook;

/** The SDK comes ahead of the click: only within it a browser opens Facebook's window. */
export function FacebookWay({ appId, onToken, onProblem }: WayProps & { appId: string }) {
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

  async function enter() {
    onProblem(null);
    const sdk = script.data ?? (await script.refetch()).data;
    if (!sdk) return onProblem(t('auth.providerBlocked', { provider }));
    const answer = await askFacebook(sdk);
    if (answer.kind === 'cancelled') return onProblem(t('auth.providerCancelled', { provider }));
    if (answer.kind === 'noEmail') return onProblem(t('auth.facebookUnsupported'));
    // Not by the callbacks of `mutate`: these are dropped with the button.
    await login.mutateAsync({ data: answer.person }).then(
      ({ token }) => onToken(token),
      (error: ApiError) => onProblem(messageOf(error, t)),
    );
  }

  return (
    <WayButton
      way="facebook"
      busy={script.isFetching || login.isPending}
      onClick={() => void enter()}
    />
  );
}
