import type { Page } from '@playwright/test';
import { startSession } from './arrange.ts';
import { CHINESE, expect, expectAccessible, type Language, type Sandbox, test } from './shop.ts';
import { expectCurrentMarked } from './current-marked.ts';
import { expectNamesApart } from './names-apart.ts';
import { expectOrderFree } from './style-order.ts';
import { createGuide, type Guide, type Tour } from './tours/guide.ts';

/**
 * A guide who runs axe on each screen, and checks that controls of different items have different names, that the
 * current step and page are marked, and that styles do not depend on the order in which they were loaded.
 */
function accessibleGuide(page: Page, language: Language, sandbox: Sandbox, apart = false): Guide {
  return createGuide(page, {
    language,
    sandbox,
    apart,
    visit: ({ name, path }, reach) =>
      test.step(name, async () => {
        await reach();
        if (path !== undefined) {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          // Sticky bars at the lower edge cover parts of the page, except at its end.
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        }
        await expectAccessible(page, name);
        await expectNamesApart(page, name);
        await expectCurrentMarked(page, name);
        await expectOrderFree(page, name);
      }),
  });
}

/** Tests that axe reports nothing on the screens of a tour. */
export function testTour(tour: Tour, language: Language): void {
  test(tour.name, async ({ page, sandbox }) => {
    if (tour.account) await startSession(page, tour.account);
    if (tour.hasStickyBar) await page.setViewportSize({ width: 1440, height: 2400 });
    // Guests' documents are rendered on the server.
    const apart = !tour.account && language === CHINESE;
    await tour.run(accessibleGuide(page, language, sandbox, apart));
  });
}
