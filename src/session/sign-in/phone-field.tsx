import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Field } from '#/ui/field.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { DialSelect } from '#/shared/country/dial-select.tsx';
import { usePhoneRules } from '#/shared/country/phone-rule.ts';
import { updateDraft } from './draft.ts';
import { usePanelField } from './use-panel-form.ts';

interface PhoneFieldProps {
  /** may stay empty */
  optional?: boolean;
}

/** Calling code and number. */
export function PhoneField({ optional = false }: PhoneFieldProps) {
  const { t } = useTranslation();
  const { register, control, getValues, setValue, formState, errorOf } = usePanelField();
  const country = useWatch({ control, name: 'country' });
  usePhoneRules();

  function choose(code: string) {
    setValue('country', code);
    updateDraft({ country: code });
    // The rules depend on the country.
    if (formState.isSubmitted) setValue('phone', getValues('phone'), { shouldValidate: true });
  }

  return (
    <Field
      label={
        optional ? (
          <>
            <span>{`${t('auth.phone')} `}</span>
            <small className="muted">{t('common.optional')}</small>
          </>
        ) : (
          t('auth.phone')
        )
      }
      error={errorOf('phone')}
    >
      <TextInput
        {...register('phone', { onChange: () => updateDraft({ phone: getValues('phone') }) })}
        type="tel"
        autoComplete="tel-national"
        leading={<DialSelect value={country} onChange={choose} />}
        data-autofocus={!optional || undefined}
      />
    </Field>
  );
}
