import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import { percentText } from '#/i18n/format.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Field } from '#/ui/field.tsx';
import { Select } from '#/ui/select.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { useApplyValues, useErrorText } from './use-apply-form.ts';

const Options = ({
  list,
  none,
}: {
  list: readonly { id: number; name: string }[] | undefined;
  none: string;
}) => (
  <>
    <option value="">{none}</option>
    {list?.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
);

/** The applicant and the planned store. */
export function BusinessFields() {
  const { t } = useTranslation();
  const locale = useLocale();
  const errorText = useErrorText();
  const { register, control } = useApplyValues();
  const { data: categories } = useMerchantCategories();
  const { data: types } = useMerchantTypes();
  const categoryId = Number(useWatch({ control, name: 'categoryId' }));
  const fee = categories?.find(({ id }) => id === categoryId)?.handlingFee;
  return (
    <>
      <Field label={t('apply.company')} required error={errorText('name')}>
        <TextInput
          {...register('name')}
          maxLength={50}
          autoComplete="organization"
          placeholder={t('apply.companyHint')}
        />
      </Field>
      <Field label={t('apply.realName')} required error={errorText('realName')}>
        <TextInput {...register('realName')} maxLength={50} autoComplete="name" />
      </Field>
      {/* Remounted when its options change: a value without an option would be lost. */}
      <Field
        label={t('apply.category')}
        required
        error={errorText('categoryId')}
        hint={fee !== undefined && t('apply.fee', { percent: percentText(fee, locale) })}
      >
        <Select key={categories?.length} {...register('categoryId')}>
          <Options list={categories} none={t('apply.chooseCategory')} />
        </Select>
      </Field>
      <Field
        label={t('apply.storeType')}
        required
        error={errorText('typeId')}
        hint={t('apply.typeHint')}
      >
        <Select key={types?.length} {...register('typeId')}>
          <Options list={types} none={t('apply.chooseType')} />
        </Select>
      </Field>
      <Field
        className="apply-form__wide"
        label={t('apply.keywords')}
        required
        error={errorText('keywords')}
        hint={t('apply.keywordsHint')}
      >
        <TextInput {...register('keywords')} maxLength={255} autoComplete="off" />
      </Field>
      <Field
        className="apply-form__wide"
        label={t('apply.address')}
        required
        error={errorText('address')}
      >
        <TextInput
          {...register('address')}
          maxLength={255}
          autoComplete="street-address"
          placeholder={t('apply.addressHint')}
        />
      </Field>
    </>
  );
}
