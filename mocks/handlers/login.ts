import { loginEmail, registerEmail, sendRegisterCode } from '../market/accounts.ts';
import { logout, type SignedIn, tokenExists } from '../market/sessions.ts';
import { type HandlersOf } from './types.ts';
import { wireOf } from './wire.ts';

type Ids = 'emailLogin' | 'emailRegister' | 'emailCaptcha' | 'logout' | 'tokenExists' | 'loginMethods' | 'loginPicture';

const result = ({ token, user }: SignedIn) => ({
  token,
  uid: user.id,
  nikeName: user.nickname,
  email: user.email,
  phone: user.phone,
  identity: user.identity,
  type: user.type,
});

export const loginHandlers: HandlersOf<Ids> = {
  emailLogin: ({ market, body }) => result(loginEmail(market, body)),
  emailRegister: ({ market, body }) => result(registerEmail(market, body)),
  emailCaptcha: ({ market, body }) => {
    sendRegisterCode(market, body);
    return null;
  },
  logout: ({ market, token }) => {
    logout(market, token);
    return null;
  },
  tokenExists: ({ market, token }) => tokenExists(market, token),
  loginMethods: (ask) => ({
    googleOpen: false,
    twitterOpen: false,
    facebookOpen: false,
    googleClientId: null,
    facebookAppId: null,
    visitorOpen: false,
    agreement: wireOf(ask).text(ask.market.catalogue.site.agreement),
  }),
  loginPicture: (ask) => ({ loginLeftImage: wireOf(ask).picture(ask.market.catalogue.site.loginPicture) }),
};
