import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as zod from 'zod/mini';
import { useTranslation } from '#/i18n/use-translation.ts';
import { VisitorMasterOrderDetailQueryParams } from '#generated/zod/order/order.zod.ts';
import { paths } from '#/lib/paths.ts';
import { plainText } from '#/lib/typed.ts';
import { filledText } from '#/shared/form/schema.ts';
import { useErrorText } from '#/shared/form/use-form-errors.ts';
import { Button } from '#/ui/button.tsx';
import { Field } from '#/ui/field.tsx';
import { Note } from '#/ui/note.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import * as styles from './look-up-form.module.css';

const { orderNo: OrderNo, identity: Identity } = VisitorMasterOrderDetailQueryParams.shape;
const lookUpSchema = zod.object({
  orderNo: filledText(OrderNo, 'order.lookUpNoEmpty', 'order.lookUpWrong', plainText),
  identity: filledText(Identity, 'order.lookUpCodeEmpty', 'error.400', plainText),
});

interface LookUpFormProps {
  orderNo: string;
  identity: string;
  /** the order is being looked up */
  busy: boolean;
  /** given if no order was found for this input: looks it up again */
  onRepeat: (() => void) | undefined;
}

/** Form for the order number and the code from the email. */
export function LookUpForm({ orderNo, identity, busy, onRepeat }: LookUpFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { register, handleSubmit, getValues, reset, formState } = useForm({
    defaultValues: { orderNo, identity },
    resolver: zodResolver(lookUpSchema),
  });
  const errorText = useErrorText();
  /** the values of the address, or those that were submitted */
  const entered = useRef({ orderNo, identity });

  // What is typed while an order is looked up is newer than its address.
  const showAddress = useEffectEvent(() => {
    const now = getValues();
    const { current } = entered;
    if (now.orderNo === current.orderNo && now.identity === current.identity)
      reset({ orderNo, identity });
    entered.current = { orderNo, identity };
  });
  useLayoutEffect(() => showAddress(), [orderNo, identity]);

  const lookUp = handleSubmit((values) => {
    const isSame = values.orderNo === orderNo && values.identity === identity;
    if (isSame && onRepeat) return onRepeat();
    return navigate(paths.visitorOrder(values.orderNo, values.identity));
  });

  function submit(event: FormEvent) {
    // What is typed while the values are validated is newer, too.
    entered.current = getValues();
    void lookUp(event);
  }

  return (
    <form className={`card card--pad ${styles.form}`} noValidate onSubmit={submit}>
      <h1 className={styles.title}>{t('order.lookUpTitle')}</h1>
      <p className="muted">{t('order.lookUpText')}</p>
      {onRepeat && (
        <Note kind="error">
          <span role="alert">{t('order.lookUpWrong')}</span>
        </Note>
      )}
      <Field label={t('order.no')} required error={errorText(formState.errors.orderNo)}>
        <TextInput {...register('orderNo')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label={t('order.lookUpCode')} required error={errorText(formState.errors.identity)}>
        <TextInput {...register('identity')} autoComplete="off" spellCheck={false} />
      </Field>
      <Button kind="primary" size="lg" type="submit" busy={busy}>
        {t('order.view')}
      </Button>
    </form>
  );
}
