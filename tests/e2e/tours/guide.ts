import type { Locator, Page } from '@playwright/test';
import type { TextKey } from '#/i18n/use-translation.ts';
import { expect, type Language, type MALI, type Sandbox } from '../shop.ts';
import { settled } from '../settled.ts';
import { shopper } from '../shopper.ts';

/** One screen after another; each tour begins with a fresh market. */
export interface Tour {
  name: string;
  /** the account that is signed in; a guest without one */
  account?: typeof MALI;
  /** a sticky bar covers parts of the page unless the window is very high */
  hasStickyBar?: boolean;
  run(guide: Guide): Promise<void>;
}

export interface Guide {
  page: Page;
  language: Language;
  sandbox: Sandbox;
  t: (key: TextKey, values?: Record<string, string | number>) => string;
  /** opens a path as a new document */
  load: (path: string) => Promise<unknown>;
  /** opens a path by client-side navigation if possible */
  open: (path: string) => Promise<unknown>;
  dialog: Locator;
  button: (name: string | RegExp) => Locator;
  check: (name: string, reach: () => Promise<unknown>) => Promise<void>;
  checkPage: (
    name: string,
    path: string,
    goTo?: (path: string) => Promise<unknown>,
  ) => Promise<void>;
  checkDialog: (name: string, opener: () => Promise<unknown>) => Promise<void>;
}

interface Screen {
  name: string;
  /** path of a whole page; undefined for a state of one */
  path?: string;
}

interface GuideOptions {
  language: Language;
  sandbox: Sandbox;
  /** reaches a screen and inspects it */
  visit: (screen: Screen, reach: () => Promise<unknown>) => Promise<void>;
  /** loads a document for each page, as the server renders it for guests */
  apart: boolean;
}

/** In the page: client-side navigation, as by a link. */
function navigate(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function createGuide(page: Page, { language, sandbox, visit, apart }: GuideOptions): Guide {
  const { t, open: load } = shopper(page, language);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  let begun = false;

  async function open(path: string) {
    if (apart || !begun || (await dialog.count()) > 0) await load(path);
    else await page.evaluate(navigate, language.prefix + path);
    begun = true;
  }
  const reachAndSettle = (reach: () => Promise<unknown>) => async () => {
    await reach();
    await settled(page);
  };
  return {
    page,
    language,
    sandbox,
    t,
    load,
    open,
    dialog,
    button: (name) => page.getByRole('button', { name }).first(),
    check: (name, reach) => visit({ name }, reachAndSettle(reach)),
    checkPage: (name, path, goTo = open) =>
      visit(
        { name, path },
        reachAndSettle(() => goTo(path)),
      ),
    checkDialog: (name, opener) =>
      visit({ name }, async () => {
        await opener();
        await expect(dialog).toBeVisible();
        await settled(page);
      }),
  };
}
