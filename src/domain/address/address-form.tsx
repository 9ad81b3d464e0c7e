import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Address } from '#generated/model/address.ts';
import { plainDigits } from '#/lib/typed.ts';
import { Button } from '#/ui/button.tsx';
import { Checkbox } from '#/ui/check.tsx';
import { Field } from '#/ui/field.tsx';
import { Note } from '#/ui/note.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { Textarea } from '#/ui/textarea.tsx';
import { CountrySelect } from '#/shared/country/country-select.tsx';
import { DialSelect } from '#/shared/country/dial-select.tsx';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { useAction } from '#/session/use-action.ts';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useAddressPlace } from '#generated/client/address/address.ts';
import { countryOfDial } from '#/shared/country/countries.ts';
import { countryOfStored } from '#/shared/country/country-text.ts';
import { saveAddress } from './actions.ts';
import { addressSchema, type AddressValues, saveBody, addressValuesOf } from './address-schema.ts';
import { ORDER_LIMITS } from '#/backend/limits.ts';
import * as styles from './address-form.module.css';

/**
 * Sets country and calling code of a new address to the shopper's location, unless they were changed before the response.
 * The location is requested once; without one the fields stay unchanged.
 */
function usePlaceGuess(
  { setValue, getFieldState, formState }: UseFormReturn<AddressValues>,
  wanted: boolean,
): void {
  const { data } = useAddressPlace({
    query: { enabled: wanted, staleTime: Infinity, retry: false, retryOnMount: false },
  });
  const country = countryOfStored(data?.country_name);
  const dialOf = countryOfDial(data?.country_calling_code?.replace(/^\+/, ''), country);

  const guessed = dialOf ?? country;

  useOnChange(`${country} ${guessed}`, () => {
    if (!wanted) return;
    for (const [name, guess] of [
      ['country', country],
      ['dialOf', guessed],
    ] as const) {
      if (guess && !getFieldState(name, formState).isDirty) setValue(name, guess);
    }
  });
}

interface AddressFormProps {
  /** the edited address; null for a new one */
  address: Address | null;
  onSaved: (saved: Address) => void;
  onCancel: () => void;
  /** called when the form gets or loses unsaved changes */
  onDirty?: ((dirty: boolean) => void) | undefined;
}

/** Adds or edits a delivery address. Errors keep the typed values. */
export function AddressForm({ address, onSaved, onCancel, onDirty }: AddressFormProps) {
  const { t } = useTranslation();
  const save = useAction(saveAddress, { visitor: true, errors: 'inline' });
  const form = useForm({
    defaultValues: addressValuesOf(address),
    resolver: zodResolver(addressSchema),
  });
  const { register, handleSubmit, control, setValue, formState } = form;
  const { errors, isDirty, dirtyFields } = formState;
  const errorText = useErrorText();
  const toastFirstError = useToastFirstError(addressSchema);
  const errorOf = (field: keyof AddressValues) => errorText(errors[field]);
  const { field: place } = useController({ control, name: 'country' });
  const [dialOf, postCode] = useWatch({ control, name: ['dialOf', 'postCode'] });

  usePhoneRules();
  usePlaceGuess(form, address === null);
  useOnChange(isDirty, (dirty) => onDirty?.(dirty));

  async function submit(values: AddressValues) {
    const saved = await save.run(saveBody(values, address?.id ?? null));
    if (!saved.done) return;
    showToast('ok', t('address.saved'));
    onSaved(saved.result);
  }

  /** The calling code follows the country until the shopper selects one. */
  function chooseCountry(code: string) {
    place.onChange(code);
    if (!dirtyFields.dialOf) setValue('dialOf', code);
  }

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => void handleSubmit(submit, toastFirstError)(event)}
    >
      <Field label={t('address.name')} required error={errorOf('realName')}>
        <TextInput {...register('realName')} autoComplete="name" data-autofocus />
      </Field>
      <Field label={t('address.email')} required error={errorOf('email')}>
        <TextInput {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field label={t('address.country')} required error={errorOf('country')}>
        <CountrySelect
          ref={place.ref}
          value={place.value}
          onBlur={place.onBlur}
          onChange={chooseCountry}
          label={t('address.country')}
          placeholder={t('address.chooseCountry')}
        />
      </Field>
      <Field label={t('address.phone')} required error={errorOf('phone')}>
        <TextInput
          {...register('phone')}
          type="tel"
          autoComplete="tel-national"
          leading={
            <DialSelect
              value={dialOf}
              onChange={(code) =>
                setValue('dialOf', code, {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                })
              }
            />
          }
        />
      </Field>
      <Field
        className={styles.wide}
        label={t('address.detail')}
        required
        error={errorOf('detail')}
        hint={t('address.detailHint')}
      >
        <Textarea
          {...register('detail')}
          rows={2}
          limit={ORDER_LIMITS.detail}
          autoComplete="street-address"
        />
      </Field>
      <Field
        label={t('address.postCode')}
        required
        error={errorOf('postCode')}
        hint={plainDigits(postCode).startsWith('0') ? t('address.zerosLost') : undefined}
      >
        <TextInput {...register('postCode')} inputMode="numeric" autoComplete="postal-code" />
      </Field>
      <Checkbox {...register('isDefault')} className={styles.addressFormDefault}>
        {t('address.setDefault')}
      </Checkbox>
      {save.failure && (
        <Note kind="error" className={styles.wide}>
          <span role="alert">{save.failure.problem}</span>
        </Note>
      )}
      <div className={styles.acts}>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        <Button kind="primary" type="submit" busy={save.busy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
