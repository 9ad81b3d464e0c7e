import { Search } from 'lucide';
import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  use,
} from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { plainText } from '#/lib/typed.ts';
import { cx } from '#/ui/cx.ts';
import { FieldContext } from '#/ui/field-context.ts';
import { isComposing } from '#/ui/is-composing.ts';
import { TextInput } from '#/ui/text-input.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { type Country, countries } from './countries.ts';
import * as styles from './country-picker.module.css';
import flags from './flags.svg';
import * as flagStyles from './flag.module.css';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { loadRegionNames } from './region-names.ts';

/** All countries in the language of the page. Suspends until names and texts are loaded. */
export function useCountries(): Country[] {
  useNamespaceSuspense('country');
  const { locale } = useTranslation();
  use(loadRegionNames(locale));
  return useMemo(() => countries(locale), [locale]);
}

// Flags of circle-flags (MIT), in one sprite that is loaded only by forms with countries.

/** Decorative flag; the name or code of the country is next to it. */
export function Flag({ code }: { code: string }) {
  return (
    <svg className={flagStyles.root} aria-hidden>
      <use href={`${flags}#${code}`} />
    </svg>
  );
}

/** Normalizes case, width, digits, accents and apostrophes. */
const normalize = (text: string): string =>
  plainText(text).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Rank of a match in any language, best first; null without a match. */
function rank({ code, dial, names }: Country, words: string): number | null {
  const number = words.replace(/^\+/, '');
  const all = names.map(normalize);
  if (code.toLowerCase() === words || dial === number || all.includes(words)) return 0;
  if (all.some((text) => text.startsWith(words))) return 1;
  if (all.some((text) => text.includes(words))) return 2;
  return number !== '' && dial.startsWith(number) ? 3 : null;
}

/** Countries that match a name, ISO code or calling code; best match first, otherwise in list order. */
export function findCountries(list: readonly Country[], typed: string): Country[] {
  const words = normalize(typed.trim());
  if (words === '') return [...list];
  return list
    .flatMap((country) => {
      const score = rank(country, words);
      return score === null ? [] : [{ country, score }];
    })
    .sort((a, b) => a.score - b.score)
    .map(({ country }) => country);
}

interface CountryPickerProps {
  list: readonly Country[];
  /** code of the selected country */
  value: string;
  onChoose: (code: string) => void;
  /** name of the list; without it the list shows calling codes */
  label?: string;
}

/** Combobox with a search field and a list that is always open. */
export function CountryPicker({ list, value, onChoose, label }: CountryPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(value);
  const found = useMemo(() => findCountries(list, typed), [list, typed]);
  const at = found.findIndex(({ code }) => code === active);
  const optionId = (code: string) => `${id}-${code}`;

  useLayoutEffect(() => {
    box.current?.querySelector('input')?.focus({ preventScroll: true });
    const chosen = box.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // `scrollIntoView` would scroll the dialog too.
    if (chosen?.parentElement)
      chosen.parentElement.scrollTop = chosen.offsetTop - chosen.parentElement.clientHeight / 2;
  }, []);

  useEffect(() => {
    const row = document.getElementById(`${id}-${active}`);
    const rows = row?.parentElement;
    if (row && rows)
      rows.scrollTop = Math.min(
        row.offsetTop,
        Math.max(rows.scrollTop, row.offsetTop + row.offsetHeight - rows.clientHeight),
      );
  }, [id, active]);

  function search(words: string) {
    setTyped(words);
    setActive(words.trim() === '' ? value : (findCountries(list, words)[0]?.code ?? ''));
  }

  function keyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (at >= 0) onChoose(active);
      return;
    }
    const last = found.length - 1;
    const to: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(at + 6, last),
      PageUp: Math.max(at - 6, 0),
    };
    const next = found[to[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    setActive(next.code);
  }

  const none = found.length === 0 ? t('country.none') : '';
  useAnnounceChange('countries', none);
  return (
    <FieldContext value={null}>
      <div ref={box} className={styles.root}>
        <TextInput
          small
          icon={Search}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? optionId(active) : undefined}
          aria-label={t('country.search')}
          placeholder={t('country.search')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => search(event.target.value)}
          onKeyDown={keyDown}
        />
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label ?? t('country.code')}
          className={styles.list}
        >
          {found.map(({ code, name, otherNames, dial }) => (
            <div
              key={code}
              id={optionId(code)}
              role="option"
              tabIndex={-1}
              aria-selected={code === value}
              className={cx(
                styles.row,
                code === value && styles.isOn,
                code === active && styles.isActive,
              )}
              // Keeps focus in the search field, which handles the keys.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(code)}
            >
              <Flag code={code} />
              <span className={styles.name}>
                <span>{name}</span>
                {otherNames.map(({ text, tag }) => (
                  <small key={tag} lang={tag}>
                    {` ${text}`}
                  </small>
                ))}
              </span>
              {!label && <span className="num">{`+${dial}`}</span>}
            </div>
          ))}
        </div>
        <p className={styles.none}>{none}</p>
      </div>
    </FieldContext>
  );
}
