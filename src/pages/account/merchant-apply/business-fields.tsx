import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { percentText } from '#/i18n/format.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { Field } from '#/ui/field.tsx';
import { Select } from '#/ui/select.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { useApplyField } from './use-apply-form.ts';
import * as styles from './apply-form.module.css';

interface SelectOptionsProps {
  list: readonly { id: number; name: string }[] | undefined;
  /** text while nothing is selected */
  none: string;
}

/** Options of a select for items with an id. */
function SelectOptions({ list, none }: SelectOptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {list?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}

/** The applicant and the planned store. */
export function BusinessFields() {
  const { t, locale } = useTranslation();
  const { register, control, errorOf } = useApplyField();
  const categoryQuery = useMerchantCategories();
  const typeQuery = useMerchantTypes();
  const { data: categories } = categoryQuery;
  const { data: types } = typeQuery;
  const failed = [categoryQuery, typeQuery].filter(({ data, isError }) => isError && !data);
  const categoryId = Number(useWatch({ control, name: 'categoryId' }));
  const fee = categories?.find(({ id }) => id === categoryId)?.handlingFee;
  return (
    <>
      <Field label={t('apply.company')} required error={errorOf('name')}>
        <TextInput
          {...register('name')}
          autoComplete="organization"
          placeholder={t('apply.companyHint')}
        />
      </Field>
      <Field label={t('apply.realName')} required error={errorOf('realName')}>
        <TextInput {...register('realName')} autoComplete="name" />
      </Field>
      {failed.length > 0 && (
        <div className={styles.wide}>
          <LoadError
            error={failed[0]?.error}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          />
        </div>
      )}
      {/* Remounted when its options change: a value without an option would be lost. */}
      <Field
        label={t('apply.category')}
        required
        error={errorOf('categoryId')}
        hint={fee !== undefined && t('apply.fee', { percent: percentText(fee, locale) })}
      >
        <Select key={categories?.length} {...register('categoryId')}>
          <SelectOptions list={categories} none={t('apply.chooseCategory')} />
        </Select>
      </Field>
      <Field
        label={t('apply.storeType')}
        required
        error={errorOf('typeId')}
        hint={t('apply.typeHint')}
      >
        <Select key={types?.length} {...register('typeId')}>
          <SelectOptions list={types} none={t('apply.chooseType')} />
        </Select>
      </Field>
      <Field
        className={styles.wide}
        label={t('apply.keywords')}
        required
        error={errorOf('keywords')}
        hint={t('apply.keywordsHint')}
      >
        <TextInput {...register('keywords')} autoComplete="off" />
      </Field>
      <Field className={styles.wide} label={t('apply.address')} required error={errorOf('address')}>
        <TextInput
          {...register('address')}
          autoComplete="street-address"
          placeholder={t('apply.addressHint')}
        />
      </Field>
    </>
  );
}
