import type { Journey } from './journey.ts';

export const account: Journey = {
  name: 'account',
  about: 'registering, signing in and out',
  creates: ['an account with an e-mail address at example.com'],
  steps: [
    { operation: 'emailLogin', body: { email: '$nobodyEmail', password: '$newPassword' }, expect: 500, situation: 'No such user: register first.' },
    { operation: 'emailLogin', body: { email: '$memberEmail', password: '$newPassword' }, expect: 500, situation: 'E-mail or password wrong.' },
    { operation: 'emailLogin', body: { email: 'not an address', password: '$newPassword' }, expect: 400, situation: 'E-mail missing or malformed; password blank.', lenient: true },
    { operation: 'emailCaptcha', body: '$memberEmail', expect: 500, situation: 'E-mail already registered.' },
    { operation: 'emailRegister', body: { email: '$nobodyEmail', captcha: '111111', password: '$newPassword' }, expect: 500, situation: 'Code expired.' },
    { operation: 'emailCaptcha', body: '$newEmail' },
    { operation: 'emailRegister', body: { email: '$newEmail', captcha: '000000', password: '$newPassword' }, expect: 500, situation: 'Code wrong.' },
    { sandbox: { do: 'inbox' }, take: { code: '[to=$newEmail].code' } },
    { operation: 'emailRegister', body: { email: '$newEmail', captcha: '$code', password: '$newPassword' }, take: { token: 'token' } },
    { operation: 'emailLogin', body: { email: '$newEmail', password: '$newPassword' }, take: { token: 'token' } },
    { operation: 'tokenExists', as: '$token' },
    { operation: 'userInfo', as: '$token' },
    { operation: 'userMenu', as: '$token' },
    { operation: 'logout', as: '$token' },
    { operation: 'userInfo', as: '$token', expect: 401, situation: 'No token, or the token is unknown or expired.' },
    { operation: 'logout', as: 'guest' },
  ],
};
