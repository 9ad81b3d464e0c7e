import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { canTick, type TickState } from '../../features/cart/selection.ts';
import { Checkbox } from '../../ui/check.tsx';

interface TickAllProps {
  lines: readonly CartLine[];
  state: TickState;
  onTick: (lines: readonly CartLine[], on: boolean) => void;
  /** whose lines; without one the box stands for all and says so beside it */
  name?: string | undefined;
}

/** One box for many lines; from "some" it ticks the rest. */
export function TickAll({ lines, state, onTick, name }: TickAllProps) {
  const { t } = useTranslation();
  const label = name === undefined ? {} : { 'aria-label': t('a11y.selectItem', { name }) };
  return (
    <Checkbox
      {...label}
      checked={state === 'all'}
      mixed={state === 'some'}
      disabled={!lines.some(canTick)}
      onChange={() => onTick(lines, state !== 'all')}
    >
      {name === undefined && t('cart.selectAll')}
    </Checkbox>
  );
}
