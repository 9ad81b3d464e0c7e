import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoogleLogin } from '../../../../generated/client/login/login.ts';
import type { ApiError } from '../../../api/error.ts';
import { messageOf } from '../../../api/policy.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { useLocale } from '../../../i18n/locale.tsx';
import { googleId, listenToGoogle, presentGoogleId } from './google.ts';
import { WayButton, type WayProps } from './way-button.tsx';
import { PROVIDERS } from './ways.ts';

/**
 * Google signs in by its own button only. Ours holds the place until it is there, and stays when it does not come: a
 * press then tries once more.
 */
export function GoogleWay({ clientId, onToken, onProblem }: WayProps & { clientId: string }) {
  const { t } = useTranslation();
  const { tag } = LANGUAGES[useLocale()];
  const place = useRef<HTMLDivElement>(null);
  const script = useQuery({
    queryKey: ['script', 'google'],
    queryFn: googleId,
    initialData: presentGoogleId,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  const login = useGoogleLogin({ mutation: { meta: { quiet: true } } });
  const id = script.data;

  const onIdToken = useEffectEvent((idToken: string) => {
    onProblem(null);
    // Not by the callbacks of `mutate`: these are dropped with the button.
    void login.mutateAsync({ data: idToken }).then(
      ({ token }) => onToken(token),
      (error: ApiError) => onProblem(messageOf(error, t)),
    );
  });

  useEffect(() => {
    if (!id || !place.current) return undefined;
    const stop = listenToGoogle(id, clientId, (idToken) => onIdToken(idToken));
    id.renderButton(place.current, {
      type: 'icon',
      shape: 'circle',
      size: 'large',
      theme: 'outline',
      locale: tag,
    });
    return stop;
  }, [id, clientId, tag]);

  async function tryAgain() {
    onProblem(null);
    const { isSuccess } = await script.refetch();
    if (!isSuccess) onProblem(t('auth.providerBlocked', { provider: PROVIDERS.google }));
  }

  return (
    <div className="way-place" aria-busy={login.isPending || undefined}>
      <div ref={place} hidden={!id || login.isPending} />
      {(!id || login.isPending) && (
        <WayButton
          way="google"
          busy={login.isPending || script.isFetching}
          onClick={() => void tryAgain()}
        />
      )}
    </div>
  );
}
