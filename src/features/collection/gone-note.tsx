import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../../generated/client/user/user.ts';
import { Note } from '../../ui/note.tsx';

interface GoneNoteProps {
  /** how many the list has */
  total: number;
  /** the list is being read anew */
  busy: boolean;
}

/** Goods off the shelf are not in the list, yet among those that the market counts: what is missing has gone. */
export function GoneNote({ total, busy }: GoneNoteProps) {
  const { t } = useTranslation();
  const { data: user, isFetching } = useUserInfo();
  const [gone, setGone] = useState(0);
  const now = user && !isFetching && !busy ? Math.max(0, user.collectCount - total) : gone;
  if (now !== gone) setGone(now);
  return now > 0 && <Note className="wish-gone">{t('wish.gone', { count: now })}</Note>;
}
