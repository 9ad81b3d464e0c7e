import { ChevronDown } from 'lucide';
import { Suspense } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { CountryPicker, Flag, useCountries } from './country-picker.tsx';
import DIAL_CODES from 'virtual:dial-codes';
import * as styles from './dial-select.module.css';

interface DialSelectProps {
  /** country code of the calling code */
  value: string;
  onChange: (code: string) => void;
}

/** Flag and calling code before a phone number, with a searchable list in a popover. */
export function DialSelect(props: DialSelectProps) {
  return (
    <Suspense
      fallback={
        <span className={styles.button}>
          <Face code={props.value} />
        </span>
      }
    >
      <Dial {...props} />
    </Suspense>
  );
}

function Dial({ value, onChange }: DialSelectProps) {
  const { t } = useTranslation();
  const list = useCountries();
  const name = list.find(({ code }) => code === value)?.name ?? '';
  return (
    <Popover
      anchorClassName={styles.anchor}
      className={styles.panel}
      label={t('country.code')}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.button}
          aria-haspopup="listbox"
          aria-label={`${t('country.code')}: ${name} +${DIAL_CODES[value]}`}
        >
          <Face code={value} />
        </button>
      )}
    >
      {(close) => (
        <CountryPicker
          list={list}
          value={value}
          onChoose={(code) => {
            onChange(code);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function Face({ code }: { code: string }) {
  return (
    <>
      <Flag code={code} />
      <span className="num">{`+${DIAL_CODES[code]}`}</span>
      <Icon as={ChevronDown} size={12} className={styles.chevron} />
    </>
  );
}
