/** POST operations without effects; all others count as writes. */
const READING_POSTS = new Set(['tokenExists', 'orderPrice', 'addressPlace']);
/** GET operations with effects. */
const WRITING_GETS = new Set(['logout', 'scanPayResult', 'twitterRequestToken']);

/** Whether an operation is safe to send in a read-only run. */
export const isReading = (id: string, method: string): boolean =>
  method === 'GET' ? !WRITING_GETS.has(id) : READING_POSTS.has(id);

/** Operations that send mail or text messages: never called with generated input. */
export const SENDS_MESSAGES: ReadonlySet<string> = new Set([
  'emailCaptcha',
  'emailResetCaptcha',
  'phoneCaptcha',
  'ownEmailCaptcha',
  'ownPhoneCaptcha',
  'settlementCaptcha',
]);
