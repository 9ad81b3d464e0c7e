import { NoTranslate } from '#/ui/no-translate.tsx';
import { type AmountValue, useMoney } from './money.tsx';

interface AmountProps {
  of: AmountValue;
  className?: string | undefined;
}

/** An amount in the size of the text around it. */
export function Amount({ of, className }: AmountProps) {
  return <NoTranslate className={className}>{useMoney().text(of)}</NoTranslate>;
}
