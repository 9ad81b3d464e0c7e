import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '#generated/client/user/user.ts';
import { Note } from '#/ui/note.tsx';
import * as styles from './wishlist.module.css';

interface GoneNoteProps {
  /** total of the list */
  total: number;
  /** the list is being refetched */
  busy: boolean;
}

/** Note about discontinued products: the backend counts them, but the list does not contain them. */
export function GoneNote({ total, busy }: GoneNoteProps) {
  const { t } = useTranslation();
  const { data: user, isFetching } = useUserInfo();
  const [gone, setGone] = useState(0);
  const now = user && !isFetching && !busy ? Math.max(0, user.collectCount - total) : gone;
  if (now !== gone) setGone(now);
  return now > 0 && <Note className={styles.wishGone}>{t('wish.gone', { count: now })}</Note>;
}
