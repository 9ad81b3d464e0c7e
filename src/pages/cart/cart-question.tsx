import { useTranslation } from 'react-i18next';
import type { Removal } from '../../features/cart/use-removal.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Lines that are about to be removed together: the selected ones, or all that are sold no more. */
export interface Asked {
  kind: 'remove' | 'clear';
  ids: number[];
}

interface CartQuestionProps {
  asked: Asked | null;
  onAnswer: () => void;
  remove: Removal['remove'];
}

export function CartQuestion({ asked, onAnswer, remove }: CartQuestionProps) {
  const { t } = useTranslation();
  if (!asked) return null;
  const title =
    asked.kind === 'clear'
      ? t('cart.confirmClear')
      : t('cart.confirmRemove', { count: asked.ids.length });
  const confirm = () => {
    onAnswer();
    void remove(asked.ids);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel={t('cart.remove')}
      cancelLabel={t('common.cancel')}
      onConfirm={confirm}
      onCancel={onAnswer}
    />
  );
}
