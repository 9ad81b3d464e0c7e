import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import { isSelectable, type selectionState } from '#/domain/cart/selection.ts';
import { Checkbox } from '#/ui/check.tsx';

interface SelectAllProps {
  lines: readonly CartLine[];
  state: ReturnType<typeof selectionState>;
  onSelect: (lines: readonly CartLine[], on: boolean) => void;
  /** name of the group; without it the box selects all lines and has a visible label */
  name?: string | undefined;
  className?: string | undefined;
}

/** Checkbox for many lines. In the mixed state it selects the remaining ones. */
export function SelectAll({ lines, state, onSelect, name, className }: SelectAllProps) {
  const { t } = useTranslation();
  const label = name === undefined ? {} : { 'aria-label': t('a11y.selectItem', { name }) };
  return (
    <Checkbox
      {...label}
      className={className}
      checked={state === 'all'}
      mixed={state === 'some'}
      disabled={!lines.some(isSelectable)}
      onChange={() => onSelect(lines, state !== 'all')}
    >
      {name === undefined && t('cart.selectAll')}
    </Checkbox>
  );
}
