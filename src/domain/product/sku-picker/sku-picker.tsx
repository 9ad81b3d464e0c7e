import { memo, useMemo, useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { FirstOf } from '#/shared/async/first-of.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import {
  type Changed,
  type Choice,
  type SkuLike,
  type SkuTable,
  valueStates,
  valuePictures,
} from './machine.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './option-row.module.css';
import type { Content, ElementProps, Elements } from '#/lib/content.ts';
import { asElements } from '#/ui/as-elements.tsx';
import { cx } from '#/ui/cx.ts';
import { Picture, type PictureProps } from '#/ui/picture.tsx';
import * as skuOptionStyles from './sku-option.module.css';

/** A label with its controls. */
export function OptionRow({ label, children }: { label: string; children: Elements }) {
  const id = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <span id={id} className={styles.k}>
        {label}
      </span>
      {children}
    </div>
  );
}

interface SkuOptionProps extends Omit<ElementProps<'button'>, 'className'> {
  on: boolean;
  /** label of a sold-out option, which can still be selected */
  soldOut?: string | undefined;
  /** does not exist with the other selected values; selecting it changes them */
  off?: boolean | undefined;
  /** address of its picture at a width */
  picture?: PictureProps['srcFor'] | undefined;
  children: Content;
}

/** One value of a specification. */
function SkuOption({ on, soldOut, off = false, picture, children, ...rest }: SkuOptionProps) {
  const state = cx(
    on && skuOptionStyles.isOn,
    soldOut !== undefined && skuOptionStyles.isOut,
    off && skuOptionStyles.isOff,
  );
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={on}
      className={cx('printed', skuOptionStyles.opt, state)}
    >
      {picture && <Picture srcFor={picture} alt="" width={38} height={38} />}
      {asElements(children)}
      {soldOut !== undefined && <span className={skuOptionStyles.flag}>{soldOut}</span>}
    </button>
  );
}

interface SkuPickerProps<S extends SkuLike> {
  table: SkuTable<S>;
  choice: Choice;
  /** values that changed with the last selection */
  changed?: readonly Changed[];
  onChoose: (index: number, value: string) => void;
}

interface OptionProps {
  index: number;
  value: string;
  on: boolean;
  state: ReturnType<ReturnType<typeof valueStates>>;
  /** some skus have stock: a flag marks those without */
  isFlagged: boolean;
  picture: string | undefined;
  onPick: (index: number, value: string) => void;
}

const Option = memo(function Option({
  index,
  value,
  on,
  state,
  isFlagged,
  picture,
  onPick,
}: OptionProps) {
  const { t } = useTranslation();
  const impossible = state === 'impossible';
  return (
    <SkuOption
      on={on}
      soldOut={state === 'soldOut' && isFlagged ? t('goods.soldOut') : undefined}
      off={impossible}
      title={impossible ? t('goods.changesOthers') : undefined}
      picture={picture ? srcFor(picture) : undefined}
      onClick={() => onPick(index, value)}
    >
      {value}
    </SkuOption>
  );
});

/** One row of values per specification. */
export function SkuPicker<S extends SkuLike>({
  table,
  choice,
  changed = [],
  onChoose,
}: SkuPickerProps<S>) {
  const { t } = useTranslation();
  const looks = useMemo(() => valuePictures(table), [table]);

  const hasStock = table.rows.some(({ sku }) => sku.stock > 0);
  const pick = useEventCallback(onChoose);

  function option(index: number, value: string, state: OptionProps['state']) {
    const picture = looks?.index === index ? looks.pictures.get(value) : undefined;
    return (
      <Option
        key={value}
        index={index}
        value={value}
        on={choice[index] === value}
        state={state}
        isFlagged={hasStock}
        picture={picture}
        onPick={pick}
      />
    );
  }

  const changedText = changed
    .map(({ name, value }) => t('goods.nowIs', { name, value }))
    .join(' · ');
  const changedNote = changedText && t('goods.alsoChanged', { choices: changedText });
  useAnnounceChange('other options', changedNote);
  return (
    <>
      {table.attrs.map(({ name, values }, index) => {
        const stateOf = valueStates(table, choice, index);
        return (
          <OptionRow key={index} label={name}>
            <div className={skuOptionStyles.root}>
              <FirstOf items={values} isKept={(value) => choice[index] === value}>
                {(value) => option(index, value, stateOf(value))}
              </FirstOf>
            </div>
          </OptionRow>
        );
      })}
      <p className={styles.changed}>{changedNote}</p>
    </>
  );
}
