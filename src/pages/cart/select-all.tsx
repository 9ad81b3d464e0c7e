import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { isSelectable, type SelectionState } from '../../features/cart/selection.ts';
import { Checkbox } from '../../ui/check.tsx';

interface SelectAllProps {
  lines: readonly CartLine[];
  state: SelectionState;
  onSelect: (lines: readonly CartLine[], on: boolean) => void;
  /** whose lines; without one the box stands for all and says so beside it */
  name?: string | undefined;
}

/** One box for many lines; from "some" it ticks the rest. */
export function SelectAll({ lines, state, onSelect, name }: SelectAllProps) {
  const { t } = useTranslation();
  const label = name === undefined ? {} : { 'aria-label': t('a11y.selectItem', { name }) };
  return (
    <Checkbox
      {...label}
      checked={state === 'all'}
      mixed={state === 'some'}
      disabled={!lines.some(isSelectable)}
      onChange={() => onSelect(lines, state !== 'all')}
    >
      {name === undefined && t('cart.selectAll')}
    </Checkbox>
  );
}
