import { Check, Plus } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Button } from '#/ui/button.tsx';
import type { ButtonLook } from '#/ui/button-look.ts';
import * as styles from './follow-button.module.css';
import { useAction } from '#/session/use-action.ts';
import { setFollowed } from './actions.ts';

/** Whether a store is followed, and the button that changes it. */
interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** Follows and unfollows a store. */
export function useFollowing(id: number, on: boolean): Toggle {
  const { run } = useAction(setFollowed);
  return { on, toggle: () => void run(id, !on) };
}

/** Follow button of the same width in both states, because the state is loaded after the page. */
export function FollowButton({
  follow: { on, toggle },
  className,
  kind = 'line',
  ...look
}: ButtonLook & { follow: Toggle }) {
  const { t } = useTranslation();
  return (
    <Button
      {...look}
      className={className}
      kind={on ? 'soft' : kind}
      icon={on ? Check : Plus}
      aria-pressed={on}
      onClick={toggle}
    >
      <span className={styles.words}>
        <span>{on ? t('store.following') : t('store.follow')}</span>
        <span aria-hidden>{on ? t('store.follow') : t('store.following')}</span>
      </span>
    </Button>
  );
}
