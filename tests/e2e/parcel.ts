import { expect, type Locator } from '@playwright/test';
import { IS_COMPLETE } from './profile.ts';
import type { Language } from './shop.ts';
import { textsOf } from './texts.ts';

/** How an order looks that was given to a carrier just now. The existing backend may not know of its parcel. */
export async function expectJustShipped(main: Locator, { locale }: Language): Promise<void> {
  const t = textsOf(locale);
  const parcel = main.getByText('Lychee Express').first();
  const noTrack = main.getByText(t('logistics.noneText'));
  const unknown = main.getByText(t('logistics.unknownText'));
  await expect(IS_COMPLETE ? noTrack : noTrack.or(unknown)).toBeVisible();
  if (IS_COMPLETE || (await noTrack.isVisible())) await expect(parcel).toBeVisible();
}
