import type { OperationId } from '../../generated/operations.ts';
import { NOTICES } from '../market/texts/notices.ts';
import type { Lang } from '../market/model.ts';

/** Success messages by operation; all others use `success`. */
const NOTICE_OF: Partial<Record<OperationId, keyof typeof NOTICES>> = {
  emailCaptcha: 'codeSent',
  emailResetCaptcha: 'codeSent',
  phoneCaptcha: 'codeSent',
  ownEmailCaptcha: 'codeSent',
  ownPhoneCaptcha: 'codeSent',
  settlementCaptcha: 'codeSent',
  couponReceive: 'couponReceived',
  emailPasswordReset: 'passwordReset',
  userEmailPasswordUpdate: 'passwordReset',
  userPhonePasswordUpdate: 'passwordReset',
  userEdit: 'saved',
  addressSave: 'saved',
};

export const noticeOf = (id: OperationId, lang: Lang): string =>
  NOTICES[NOTICE_OF[id] ?? 'success'][lang];
