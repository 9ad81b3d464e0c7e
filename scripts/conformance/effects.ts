/** POST operations that change nothing; all others are taken for writes. */
const READING_POSTS = new Set(['tokenExists', 'orderPrice', 'addressPlace']);
/** GET operations that change something. */
const WRITING_GETS = new Set(['logout', 'scanPayResult', 'twitterRequestToken']);

/** Whether an operation may be sent to a server that must not be written to. */
export const isReading = (id: string, method: string): boolean =>
  method === 'GET' ? !WRITING_GETS.has(id) : READING_POSTS.has(id);

/** Operations that write to somebody's mailbox or phone: never called with made-up input. */
export const SENDS_MESSAGES: ReadonlySet<string> = new Set([
  'emailCaptcha',
  'emailResetCaptcha',
  'phoneCaptcha',
  'ownEmailCaptcha',
  'ownPhoneCaptcha',
  'settlementCaptcha',
]);
