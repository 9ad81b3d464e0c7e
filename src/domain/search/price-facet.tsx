import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { useAddressText } from '#/router/router.tsx';
import { Button } from '#/ui/button.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { plainNumber } from '#/lib/typed.ts';
import { useFormAddress } from './form-address.tsx';
import { type ListAddress, inOrder, isBound } from './search-query.ts';
import * as styles from './facets.module.css';

function parseBound(typed: string): string | null | undefined {
  if (!typed.trim()) return undefined;
  const amount = plainNumber(typed);
  return amount !== null && isBound(amount) ? amount : null;
}

/**
 * Parses two typed bounds; they are swapped if the lower one is larger.
 * @returns for each decimal text, `undefined` if it is empty, `null` if it is invalid
 */
export const readRange = (low: string, high: string) => inOrder(parseBound(low), parseBound(high));

/** Price filter; works without scripts. */
export function PriceFacet({ query, listAt }: { query: SearchQuery; listAt: ListAddress }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [low, setLow] = useAddressText(query.min ?? '');
  const [high, setHigh] = useAddressText(query.max ?? '');
  const [tried, setTried] = useState(false);
  const errorId = useId();
  const { min, max } = readRange(low, high);
  const anyPrice = listAt({ ...query, min: undefined, max: undefined, page: 1 });
  const { action, others } = useFormAddress(anyPrice);
  const wrong = tried && (min === null || max === null);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (min === null || max === null) {
      const inputs = event.currentTarget.querySelectorAll('input');
      inputs[readRange(low, '').min === null ? 0 : 1]?.focus();
      return;
    }
    setTried(false);
    if (min !== query.min || max !== query.max)
      void navigate(listAt({ ...query, min, max, page: 1 }));
  }

  function clear() {
    setLow('');
    setHigh('');
    setTried(false);
    if (query.min || query.max) void navigate(anyPrice);
  }

  const bound = (
    name: 'min' | 'max',
    label: string,
    value: string,
    change: (value: string) => void,
  ) => (
    <BoundInput
      name={name}
      label={label}
      value={value}
      onChange={change}
      errorId={tried && readRange(value, '').min === null ? errorId : undefined}
    />
  );

  return (
    <form className={styles.facet} noValidate action={action} onSubmit={apply}>
      {others}
      <h2>{t('search.priceRange')}</h2>
      <div className={styles.range}>
        {bound('min', t('search.priceMin'), low, setLow)}
        <span aria-hidden>{'\u2013'}</span>
        {bound('max', t('search.priceMax'), high, setHigh)}
      </div>
      {wrong && (
        <p id={errorId} className={styles.rangeError} role="alert">
          {t('search.rangeWrong')}
        </p>
      )}
      <div className={styles.rangeActs}>
        <Button size="sm" className={styles.act} onClick={clear}>
          {t('common.clear')}
        </Button>
        <Button size="sm" kind="ink" type="submit" className={styles.act}>
          {t('search.apply')}
        </Button>
      </div>
    </form>
  );
}

interface BoundInputProps {
  /** of the parameter */
  name: 'min' | 'max';
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** id of the error text */
  errorId: string | undefined;
}

function BoundInput({ name, label, value, onChange, errorId }: BoundInputProps) {
  const parts = useMoney().parts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value;
  const behind = parts.at(-1)?.type === 'currency';
  const unit = (
    <span className="muted" aria-hidden>
      {sign}
    </span>
  );
  return (
    <TextInput
      small
      name={name}
      className={styles.bound}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      leading={behind ? undefined : unit}
      trailing={behind ? unit : undefined}
    />
  );
}
