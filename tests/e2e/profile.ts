import { test } from '@playwright/test';
import { type MessageKey, MESSAGES } from '#mocks/market/messages.ts';
import type { Ask } from '#mocks/handlers/types.ts';
import type { OperationId } from '#generated/operations.ts';
import { profileBy } from '#mocks/profiles/all.ts';
import { readGoneText } from '#openapi/backends/gone-text.ts';
import type { Language } from './shop.ts';
import { textsOf } from './texts.ts';

/** The market profile: `E2E_PROFILE=as-is` responds like the existing backend; by default the market is complete. */
const profile = profileBy(process.env.E2E_PROFILE ?? 'complete');
export const IS_COMPLETE = profile === null;

/** Features that only the complete market has. */
const EXTENSIONS = {
  shopConfig: 'homeConfig is an extension: no banner',
  points: 'points are an extension',
  ownReviews: 'the list of own reviews is an extension',
  applicationEdit: 'changing an application is an extension',
  deliveryType: 'how a store delivers is an extension',
  deadline: 'the time until which an order can be paid is an extension',
  couponProducts: 'the products of a coupon are an extension of the coupon list',
} as const;
type Extension = keyof typeof EXTENSIONS;

/** Skips the test on a backend without the extension. */
export function needsExtension(extension: Extension): void {
  test.skip(!IS_COMPLETE, EXTENSIONS[extension]);
}

/** A test step that is skipped on a backend without the extension. The other steps run. */
export async function extensionStep(
  extension: Extension,
  title: string,
  body: () => Promise<void>,
): Promise<void> {
  await test.step(title, async (step) => {
    if (!IS_COMPLETE)
      test.info().annotations.push({ type: 'skip', description: EXTENSIONS[extension] });
    step.skip(!IS_COMPLETE, EXTENSIONS[extension]);
    await body();
  });
}

/** Specs that do not depend on the backend's responses: they run on the complete market only. */
export const COMPLETE_ONLY: Readonly<Record<string, string>> = {
  dressed: 'style sheets',
  drip: 'layout shifts of a slow document',
  enlarged: 'zoomed pages',
  'older-browsers': 'what browsers lack',
  'first-picture': 'pictures that headers request',
  head: 'titles and meta tags in five languages of data',
  hostile: 'answers of a malicious backend',
  pictures: 'picture sizes',
  production: 'the built files, other backends',
  serve: 'the production server in front of a backend of its own',
  'server-render': 'rendering on the server',
  'server-render-slow': 'rendering on the server with a slow backend',
  'all-screens': 'every screen with axe and in forced colours',
  smooth: 'memory',
};

/** The locale of names and descriptions: the existing backend has only one. */
export const dataLocale = ({ locale }: Language): Language['locale'] => (profile ? 'en' : locale);

/** The market's error message on a page in this language. */
export function refusalText(
  key: MessageKey,
  { locale }: Language,
  params: Record<string, number> = {},
): string {
  const own = profile?.messages[key];
  if (typeof own === 'function') return own({ params } as unknown as Ask<OperationId>);
  return own ?? MESSAGES[key][profile?.lang ?? (locale === 'lao' ? 'lo' : locale)];
}

/** What the page of a missing item shows: the market's message, unless it is English in every language. */
export function missingText(...message: Parameters<typeof refusalText>): string {
  const text = refusalText(...message);
  return readGoneText(text) === 'untranslated'
    ? textsOf(message[1].locale)('errorPage.gone')
    : text;
}
