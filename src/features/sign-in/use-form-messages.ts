import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showToast } from '../toasts/store.ts';
import { LIMITS, type RegisterValues } from './sign-in-schema.ts';

interface Told {
  message?: string | undefined;
}

/** Words for the keys that the schemas give as messages. */
export function useFormMessages() {
  const { t } = useTranslation();
  const say = (error: Told | undefined): string | undefined => (error?.message ? t(error.message, LIMITS) : undefined);

  /** Of everything that is wrong only the first is said aloud; the rest stands at the fields. */
  function toastFirst({ email, captcha, password, agreed }: FieldErrors<RegisterValues>) {
    const first = say(email ?? captcha ?? password ?? agreed);
    if (first) showToast('error', first);
  }

  return { say, toastFirst };
}
