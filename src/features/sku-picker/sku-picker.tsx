import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SkuOption } from '../../ui/sku-option.tsx';
import { srcFor } from '../picture/src-for.ts';
import { type Changed, type Choice, type SkuLike, type SkuTable, availability, valuePictures } from './machine.ts';
import { OptionRow } from './option-row.tsx';

interface SkuPickerProps<S extends SkuLike> {
  table: SkuTable<S>;
  choice: Choice;
  /** what gave way to the value taken last */
  changed?: readonly Changed[];
  onChoose: (index: number, value: string) => void;
}

/** One row of values for each specification; nothing for goods without any. */
export function SkuPicker<S extends SkuLike>({ table, choice, changed = [], onChoose }: SkuPickerProps<S>) {
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
        picture={picture ? srcFor(picture) : undefined}
        onClick={() => onChoose(index, value)}
      >
        {value}
      </SkuOption>
    );
  }

  const told = changed.map(({ name, value }) => t('goods.nowIs', { name, value })).join(' · ');
  return (
    <>
      {table.attrs.map(({ name, values }, index) => (
        <OptionRow key={index} label={name}>
          <div className="sku">{values.map((value) => option(index, value))}</div>
        </OptionRow>
      ))}
      <p className="opt__changed" role="status">
        {told && t('goods.alsoChanged', { choices: told })}
      </p>
    </>
  );
}
