import { ChevronDown } from 'lucide';
import { type KeyboardEvent, type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '#/ui/cx.ts';
import { useFieldControl } from '#/ui/field-context.ts';
import { Icon } from '#/ui/icon.ts';
import { InputBox } from '#/ui/input-box.tsx';
import { ownKey } from '#/ui/own-key.ts';
import { Popover } from '#/ui/popover.tsx';
import type { Country } from './countries.ts';
import { CountryPicker, Flag, useCountries } from './country-picker.tsx';
import DIAL_CODES from 'virtual:dial-codes';
import * as styles from './country-select.module.css';

interface CountrySelectProps {
  /** country code; any other text is shown unchanged */
  value: string;
  onChange: (code: string) => void;
  onBlur?: (() => void) | undefined;
  /** for forms that focus the first invalid field */
  ref?: Ref<{ focus: () => void }> | undefined;
  /** name of the list */
  label: string;
  /** shown while no country is selected */
  placeholder: string;
}

/** Country field with a searchable list in a popover. */
export function CountrySelect(props: CountrySelectProps) {
  return (
    <Suspense fallback={<InputBox className={styles.root} />}>
      <SelectField {...props} />
    </Suspense>
  );
}

/** Native select for the browser's autofill, which does not support custom lists. Hidden from users. */
function AutofillSelect({
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

/** Typing a letter opens the list and starts the search, as in native selects. */
function openByLetter(event: KeyboardEvent<HTMLButtonElement>) {
  const key = ownKey(event);
  const letter = key.length === 1 && key !== ' ';
  const button = event.currentTarget;
  // Synchronous, so that the search field has focus when the letter is inserted.
  if (letter && button.ariaExpanded !== 'true') flushSync(() => button.click());
}

function SelectField({ value, onChange, onBlur, ref, label, placeholder }: CountrySelectProps) {
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
      anchorClassName={styles.anchor}
      className={styles.panel}
      label={label}
      trigger={(props) => (
        <InputBox ref={box} invalid={control['aria-invalid']} className={styles.root}>
          <button
            {...props}
            {...control}
            type="button"
            role="combobox"
            aria-expanded={props['aria-expanded']}
            aria-controls={props['aria-controls']}
            aria-haspopup="listbox"
            className={cx(styles.value, !name && styles.isEmpty)}
            onKeyDown={openByLetter}
            onBlur={onBlur}
          >
            {known && <Flag code={value} />}
            <span className="clip">{name || placeholder}</span>
          </button>
          <Icon as={ChevronDown} size={16} className={styles.chevron} />
          <AutofillSelect
            list={list}
            value={known ? value : ''}
            empty={placeholder}
            onFill={onChange}
          />
        </InputBox>
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
