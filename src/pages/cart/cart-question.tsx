import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Lines to be removed together: the selected ones, or all that are no longer sold. */
export interface Asked {
  kind: 'remove' | 'clear';
  lines: readonly CartLine[];
}

interface CartQuestionProps {
  asked: Asked | null;
  onAnswer: () => void;
  remove: (lines: readonly CartLine[], byKeyboard: boolean) => void;
}

export function CartQuestion({ asked, onAnswer, remove }: CartQuestionProps) {
  const { t } = useTranslation();
  if (!asked) return null;
  const title =
    asked.kind === 'clear'
      ? t('cart.confirmClear')
      : t('cart.confirmRemove', { count: asked.lines.length });
  const confirm = (byKeyboard: boolean) => {
    onAnswer();
    remove(asked.lines, byKeyboard);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel={t('cart.remove')}
      cancelLabel={t('common.cancel')}
      onConfirm={({ detail }) => confirm(detail === 0)}
      onCancel={onAnswer}
    />
  );
}
