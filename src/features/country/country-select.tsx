import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../ui/cx.ts';
import { useFieldControl } from '../../ui/field-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import '../../ui/field.css';
import type { Country } from './countries.ts';
import { CountryPicker } from './country-picker.tsx';
import { DIAL_CODES } from './dial-codes.ts';
import { Flag } from './flag.tsx';
import { useCountries } from './use-countries.ts';
import './country.css';

interface CountrySelectProps {
  /** code of a country; any other text is shown as it is */
  value: string;
  onChange: (code: string) => void;
  onBlur?: (() => void) | undefined;
  /** for a form that moves the focus to what is wrong */
  ref?: Ref<{ focus: () => void }> | undefined;
  /** name of the list */
  label: string;
  /** shown while none is chosen */
  placeholder: string;
}

/** A field for a country: a searched list of them opens under it. */
export function CountrySelect(props: CountrySelectProps) {
  return (
    <Suspense fallback={<span className="input country-field" />}>
      <Opened {...props} />
    </Suspense>
  );
}

/** Where a browser puts the country of an address that it keeps: it fills lists of its own only. Nobody else comes across it. */
function Stored({
  list,
  value,
  empty,
  onFill,
}: {
  list: readonly Country[];
  value: string;
  empty: string;
  onFill: (code: string) => void;
}) {
  return (
    <select
      className="sr"
      tabIndex={-1}
      aria-hidden
      autoComplete="country"
      value={value}
      onChange={(event) => onFill(event.target.value)}
    >
      <option value="">{empty}</option>
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** A letter begins the search, as it does in the platform's own lists. */
function openByLetter(event: KeyboardEvent<HTMLButtonElement>) {
  const letter =
    event.key.length === 1 &&
    event.key !== ' ' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey;
  const button = event.currentTarget;
  // The search has the focus by the time the letter is put in.
  if (letter && button.ariaExpanded !== 'true') flushSync(() => button.click());
}

function Opened({ value, onChange, onBlur, ref, label, placeholder }: CountrySelectProps) {
  const control = useFieldControl({});
  const list = useCountries();
  const box = useRef<HTMLSpanElement>(null);
  useImperativeHandle(
    ref,
    () => ({ focus: () => box.current?.querySelector('button')?.focus() }),
    [],
  );
  const known = Object.hasOwn(DIAL_CODES, value);
  const name = known ? list.find(({ code }) => code === value)?.name : value;
  return (
    <Popover
      anchorClassName="country-anchor"
      className="country-pop"
      label={label}
      trigger={(props) => (
        <span
          ref={box}
          className={cx('input country-field', control['aria-invalid'] && 'is-error')}
        >
          <button
            {...props}
            {...control}
            type="button"
            role="combobox"
            aria-expanded={props['aria-expanded']}
            aria-controls={props['aria-controls']}
            aria-haspopup="listbox"
            className={cx('country-field__value', !name && 'is-empty')}
            onKeyDown={openByLetter}
            onBlur={onBlur}
          >
            {known && <Flag code={value} />}
            <span className="clip">{name || placeholder}</span>
          </button>
          <Icon as={ChevronDown} size={16} />
          <Stored list={list} value={known ? value : ''} empty={placeholder} onFill={onChange} />
        </span>
      )}
    >
      {(close) => (
        <CountryPicker
          list={list}
          value={value}
          label={label}
          onChoose={(code) => {
            onChange(code);
            close();
          }}
        />
      )}
    </Popover>
  );
}
