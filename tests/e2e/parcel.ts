import { expect, type Locator } from '@playwright/test';
import { IS_COMPLETE } from './profile.ts';
import type { Language } from './shop.ts';
import { textsOf } from './texts.ts';

/** Expects the page of an order that was just shipped. The existing backend may have no tracking for it. */
export async function expectJustShipped(main: Locator, { locale }: Language): Promise<void> {
  const t = textsOf(locale);
  const parcel = main.getByText('Lychee Express').first();
  const noTrack = main.getByText(t('logistics.noneText'));
  const unknown = main.getByText(t('logistics.unknownText'));
  await expect(IS_COMPLETE ? noTrack : noTrack.or(unknown)).toBeVisible();
  if (IS_COMPLETE || (await noTrack.isVisible())) await expect(parcel).toBeVisible();
}
