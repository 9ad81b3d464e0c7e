import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SkuOption } from '../../ui/sku-option.tsx';
import { srcFor } from '../picture/src-for.ts';
import { type Choice, type SkuLike, type SkuTable, availability, valuePictures } from './machine.ts';
import { OptionRow } from './option-row.tsx';

interface SkuPickerProps<S extends SkuLike> {
  table: SkuTable<S>;
  choice: Choice;
  onChoose: (index: number, value: string) => void;
}

// Twice the 38 px they are shown with.
const PICTURE_WIDTH = 76;

/** One row of values for each specification; nothing for goods without any. */
export function SkuPicker<S extends SkuLike>({ table, choice, onChoose }: SkuPickerProps<S>) {
  const { t } = useTranslation();
  const looks = useMemo(() => valuePictures(table), [table]);

  function option(index: number, value: string) {
    const state = availability(table, choice, index, value);
    const picture = looks?.index === index ? looks.pictures.get(value) : undefined;
    return (
      <SkuOption
        key={value}
        on={choice[index] === value}
        soldOut={state === 'soldOut' ? t('goods.soldOut') : undefined}
        off={state === 'impossible'}
        title={state === 'impossible' ? t('goods.changesOthers') : undefined}
        picture={picture && srcFor(picture)(PICTURE_WIDTH)}
        onClick={() => onChoose(index, value)}
      >
        {value}
      </SkuOption>
    );
  }

  return table.attrs.map(({ name, values }, index) => (
    <OptionRow key={index} label={name}>
      <div className="sku">{values.map((value) => option(index, value))}</div>
    </OptionRow>
  ));
}
