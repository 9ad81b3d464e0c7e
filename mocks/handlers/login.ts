import {
  loginEmail,
  loginPhoneCode,
  loginPhonePassword,
  registerEmail,
  registerPhone,
  registerVisitor,
  sendOwnCode,
  sendPhoneCode,
  sendRegisterCode,
  sendResetCode,
} from '../market/accounts.ts';
import { fail } from '../market/errors.ts';
import { resetPassword } from '../market/passwords.ts';
import { logout, type SignedIn, tokenExists } from '../market/sessions.ts';
import { loginFacebook, loginGoogle, loginTwitter, requestTwitter } from '../market/social.ts';
import type { User } from '../market/state.ts';
import type { HandlersOf } from './types.ts';
import { wireOf } from './wire.ts';

type Ids =
  | 'emailLogin'
  | 'emailRegister'
  | 'emailCaptcha'
  | 'emailResetCaptcha'
  | 'emailPasswordReset'
  | 'phonePasswordLogin'
  | 'phoneCaptchaLogin'
  | 'phoneRegister'
  | 'phoneCaptcha'
  | 'ownEmailCaptcha'
  | 'ownPhoneCaptcha'
  | 'visitorRegister'
  | 'twitterRequestToken'
  | 'twitterLogin'
  | 'googleLogin'
  | 'facebookLogin'
  | 'logout'
  | 'tokenExists'
  | 'loginMethods'
  | 'loginPicture';

const result = ({ token, user }: SignedIn) => ({
  token,
  uid: user.id,
  nikeName: user.nickname,
  email: user.email,
  phone: user.phone,
  identity: user.identity,
  type: user.type,
});

/** The code operations answer guests like any refusal. */
const owner = (user: User | null): User => user ?? fail('notSignedIn');

export const loginHandlers: HandlersOf<Ids> = {
  emailLogin: ({ market, body }) => result(loginEmail(market, body)),
  emailRegister: ({ market, body }) => result(registerEmail(market, body)),
  emailCaptcha: ({ market, body }) => {
    sendRegisterCode(market, body);
    return null;
  },
  emailResetCaptcha: ({ market, body }) => {
    sendResetCode(market, body);
    return null;
  },
  emailPasswordReset: ({ market, body }) => {
    resetPassword(market, body);
    return null;
  },
  phonePasswordLogin: ({ market, body }) =>
    result(loginPhonePassword(market, { password: '', ...body })),
  phoneCaptchaLogin: ({ market, body }) => result(loginPhoneCode(market, { captcha: '', ...body })),
  phoneRegister: ({ market, body }) =>
    result(registerPhone(market, { captcha: '', password: '', ...body })),
  phoneCaptcha: ({ market, body }) => {
    sendPhoneCode(market, body);
    return null;
  },
  ownEmailCaptcha: ({ market, user }) => {
    sendOwnCode(market, owner(user), 'email');
    return true;
  },
  ownPhoneCaptcha: ({ market, user }) => {
    sendOwnCode(market, owner(user), 'phone');
    return true;
  },
  visitorRegister: ({ market, body }) => result(registerVisitor(market, body)),
  twitterRequestToken: ({ market, query, origin }) => {
    const { token, secret } = requestTwitter(market, query.end);
    const page = `${origin}/sandbox/twitter?oauth_token=${token}`;
    return { token, tokenSecret: secret, authorizationURL: page, authenticationURL: page };
  },
  twitterLogin: ({ market, body }) => result(loginTwitter(market, body)),
  googleLogin: ({ market, body }) => result(loginGoogle(market, body)),
  facebookLogin: ({ market, body }) => result(loginFacebook(market, body.id)),
  logout: ({ market, token }) => {
    logout(market, token);
    return null;
  },
  tokenExists: ({ market, token }) => tokenExists(market, token),
  loginMethods: (ask) => {
    const { google, facebook, twitter, visitor } = ask.market.state.loginSwitches;
    return {
      googleOpen: google,
      twitterOpen: twitter,
      facebookOpen: facebook,
      googleClientId: google ? 'lychee.google.test' : null,
      facebookAppId: facebook ? 'lychee.facebook.test' : null,
      visitorOpen: visitor,
      agreement: wireOf(ask).text(ask.market.catalogue.site.agreement),
    };
  },
  loginPicture: (ask) => ({
    loginLeftImage: wireOf(ask).picture(ask.market.catalogue.site.loginPicture),
  }),
};
