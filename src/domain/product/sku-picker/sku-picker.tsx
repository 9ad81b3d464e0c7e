import { memo, useMemo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { SkuOption, SkuOptions } from '#/ui/sku-option.tsx';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import {
  type ValueState,
  type Changed,
  type Choice,
  type SkuLike,
  type SkuTable,
  availability,
  valuePictures,
} from './machine.ts';
import { OptionRow } from './option-row.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './option-row.module.css';

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
  state: ValueState;
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

  function option(index: number, value: string) {
    const picture = looks?.index === index ? looks.pictures.get(value) : undefined;
    return (
      <Option
        key={value}
        index={index}
        value={value}
        on={choice[index] === value}
        state={availability(table, choice, index, value)}
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
      {table.attrs.map(({ name, values }, index) => (
        <OptionRow key={index} label={name}>
          <SkuOptions>{values.map((value) => option(index, value))}</SkuOptions>
        </OptionRow>
      ))}
      <p className={styles.changed}>{changedNote}</p>
    </>
  );
}
