import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';

/** Lines to be removed together: the selected ones, or all that are no longer sold. */
export interface CartQuestionState {
  kind: 'remove' | 'clear';
  lines: readonly CartLine[];
}

interface CartQuestionProps {
  question: CartQuestionState;
  onAnswer: () => void;
  remove: (lines: readonly CartLine[], byKeyboard: boolean) => void;
}

export function CartQuestion({ question, onAnswer, remove }: CartQuestionProps) {
  const { t } = useTranslation();
  const title =
    question.kind === 'clear'
      ? t('cart.confirmClear')
      : t('cart.confirmRemove', { count: question.lines.length });
  const confirm = (byKeyboard: boolean) => {
    onAnswer();
    remove(question.lines, byKeyboard);
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
