import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePending } from '#/router/router.tsx';
import { LoadingBar } from '#/ui/loading-bar.tsx';

export function PageLoadingBar() {
  const { t } = useTranslation();
  const pending = usePending();
  const calls = useIsFetching() + useIsMutating();
  return <LoadingBar active={pending || calls > 0} label={t('common.loading')} />;
}
