import type { CDPSession, Page } from '@playwright/test';

/** As the configuration has it. */
const REDUCED_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' };

/** Emulates a media feature, and reduced motion. */
export const emulate = (session: CDPSession, features: { name: string; value: string }[] = []) =>
  session.send('Emulation.setEmulatedMedia', { features: [REDUCED_MOTION, ...features] });

async function open(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // At the next navigation what other sessions emulate ends.
  await emulate(session);
  return session;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The one session of the browser's protocol for what Playwright has no call for. It stays open: when one is closed after
 * forced colours were emulated, Chromium sometimes ends the process of the page.
 */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? open(page);
  sessions.set(page, session);
  return session;
}
