import { MerchantAgreement } from './agreement-check.tsx';
import { useApplyField } from './use-apply-form.ts';

/** The consent of the form; a separate component, because it reads the form context. */
export function AgreementField() {
  const { register, errorOf } = useApplyField();
  return <MerchantAgreement {...register('agreed')} error={errorOf('agreed')} />;
}
