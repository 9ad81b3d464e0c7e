import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouter } from '../router/router.tsx';
import { LoadingBar } from '../ui/loading-bar.tsx';

export function PageLoadingBar() {
  const { pending } = useRouter();
  const calls = useIsFetching() + useIsMutating();
  return <LoadingBar active={pending || calls > 0} />;
}
