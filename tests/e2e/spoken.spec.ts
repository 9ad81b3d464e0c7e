import type { Page } from '@playwright/test';
import { enter } from './arrange.ts';
import { expiryIn } from './expiry.ts';
import { CHINESE, ENGLISH, expect, MALI, SOM, test } from './shop.ts';
import { shopper } from './shopper.ts';

/** What assistive technology is given of a role, as the browser itself tells it: names and texts, nothing that is hidden or out of reach. */
async function spoken(page: Page, role: 'alert' | 'status'): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (!node) return '';
    return node.role?.value === 'StaticText'
      ? String(node.name?.value ?? '')
      : (node.childIds ?? []).map(textOf).join(' ');
  };
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map(({ nodeId }) => textOf(nodeId))
    .join('\n');
}

test('toasts are told over a dialog: what is wrong in it, and what was done by it', async ({
  page,
}) => {
  const { t, open } = shopper(page, CHINESE);
  await enter(page, SOM);
  await open('/users/address_list');
  await page.getByRole('button', { name: t('address.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('address.add') });
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(dialog.locator('.toast')).toBeVisible();
  await expect.poll(() => spoken(page, 'alert')).toContain(t('form.name'));
});

test('why somebody has to sign in again is told in the panel that opens over a dialog, and stays in reach', async ({
  page,
  sandbox,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  const expiry = expiryIn(page, sandbox, ENGLISH);
  await enter(page, MALI);
  await open('/users/user_info');
  await page.getByRole('button', { name: t('account.changePassword') }).click();
  await expiry.end();
  await page
    .getByRole('dialog', { name: t('account.changePassword') })
    .getByRole('button', { name: t('auth.sendCode') })
    .click();
  await expect(expiry.panel).toBeVisible();
  await expect.poll(() => spoken(page, 'alert')).toContain(t('error.401'));
  await expiry.comeBack();
  await expect.poll(() => spoken(page, 'status')).toContain(t('auth.codeSent'));
});
