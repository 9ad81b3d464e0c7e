import { ChevronDown, TriangleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '#generated/model/cartLine.ts';
import { isSelectable } from '#/domain/cart/selection.ts';
import { optionText } from '#/lib/option-text.ts';
import { Icon } from '#/ui/icon.ts';
import { ItemButton } from '#/ui/item-name.tsx';
import * as styles from './option-button.module.css';

/** The option of a line; opens the selection of another one. */
export function OptionButton({
  line,
  onReselect,
}: {
  line: CartLine;
  onReselect: (line: CartLine) => void;
}) {
  const { t } = useTranslation();
  const option = optionText(line.suk);
  if (!isSelectable(line)) {
    return (
      <ItemButton
        className={`printed ${styles.root} ${styles.isBad}`}
        data-remedy
        onClick={() => onReselect(line)}
      >
        <Icon as={TriangleAlert} size={14} />
        <span>{`${t('cart.optionGone')} · ${t('cart.reselect')}`}</span>
      </ItemButton>
    );
  }
  if (option === '') return null;
  return (
    <ItemButton
      className={`printed ${styles.root}`}
      aria-label={t('cart.changeOption', { option })}
      onClick={() => onReselect(line)}
    >
      <span className="clip">{option}</span>
      <Icon as={ChevronDown} size={12} />
    </ItemButton>
  );
}
