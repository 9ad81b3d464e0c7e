import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import type { Country } from './countries.ts';
import { DIAL_CODES } from './dial-codes.ts';

interface DialSelectProps {
  list: readonly Country[];
  /** Country whose code it is. */
  value: string;
  onChange: (code: string) => void;
}

/** Shows the bare code; the platform's list over it names the countries. */
export function DialSelect({ list, value, onChange }: DialSelectProps) {
  const { t } = useTranslation();
  return (
    <span className="dial">
      <span className="num" aria-hidden>{`+${DIAL_CODES[value]}`}</span>
      <Icon as={ChevronDown} size={14} />
      <select value={value} aria-label={t('address.dialCode')} autoComplete="off" onChange={(event) => onChange(event.target.value)}>
        {list.map(({ code, name, dial }) => <option key={code} value={code}>{`${name} +${dial}`}</option>)}
      </select>
    </span>
  );
}
