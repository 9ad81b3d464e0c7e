import type { FacebookLogin } from '#generated/model/facebookLogin.ts';
import type { Locale } from '#/i18n/languages.ts';
import { withTimeout, loadScript } from '#/lib/load-script.ts';

const VERSION = 'v23.0';
/** Facebook does not support Lao. */
const LOCALES: Record<Locale, string> = {
  'zh-CN': 'zh_CN',
  en: 'en_US',
  fr: 'fr_FR',
  th: 'th_TH',
  lao: 'en_US',
};
const FIELDS = 'id,name,email,picture.type(large)';

interface Me {
  id?: string;
  name?: string;
  email?: string;
  picture?: { data?: { url?: string } };
}

/** The used part of Facebook's SDK. */
interface FacebookSdk {
  init(settings: { appId: string; version: string; xfbml: boolean; cookie: boolean }): void;
  login(
    done: (answer: { authResponse?: object | null }) => void,
    settings: { scope: string; auth_type: 'rerequest' },
  ): void;
  api(path: '/me', params: { fields: string }, done: (me: Me) => void): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
    fbAsyncInit?: () => void;
  }
}

/** Loads the SDK, which calls `fbAsyncInit` when it is ready. */
async function loadSdk(locale: Locale): Promise<void> {
  const src = `https://connect.facebook.net/${LOCALES[locale]}/sdk.js`;
  const ready = new Promise<void>((resolve) => {
    window.fbAsyncInit = resolve;
  });
  await loadScript(src);
  await withTimeout(ready, src);
}

/** Facebook's initialized SDK, loaded on first use. */
export async function facebookSdk(appId: string, locale: Locale): Promise<FacebookSdk> {
  if (!window.FB) await loadSdk(locale);
  const sdk = window.FB;
  if (!sdk) throw new Error('The SDK of Facebook has no entry point');
  sdk.init({ appId, version: VERSION, xfbml: false, cookie: false });
  return sdk;
}

type FacebookAnswer =
  { kind: 'person'; person: FacebookLogin } | { kind: 'cancelled' } | { kind: 'noEmail' };

function answerOf({ id, name, email, picture }: Me): FacebookAnswer {
  if (!id || !name) return { kind: 'cancelled' };
  if (!email) return { kind: 'noEmail' };
  return {
    kind: 'person',
    person: {
      id,
      name,
      email,
      picture: picture?.data?.url ?? `https://graph.facebook.com/${id}/picture?type=large`,
    },
  };
}

/** Opens Facebook's popup, which browsers allow only during a click. */
export function loginWithFacebook(sdk: FacebookSdk): Promise<FacebookAnswer> {
  return new Promise((resolve) => {
    const onLogin = ({ authResponse }: { authResponse?: object | null }) => {
      if (!authResponse) resolve({ kind: 'cancelled' });
      else sdk.api('/me', { fields: FIELDS }, (me) => resolve(answerOf(me)));
    };
    // `rerequest` requests the e-mail permission again if it was denied before.
    sdk.login(onLogin, { scope: 'public_profile,email', auth_type: 'rerequest' });
  });
}
