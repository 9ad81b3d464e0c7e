import type { Page } from '@playwright/test';
import { startSession } from './arrange.ts';
import { expiryIn } from './expiry.ts';
import { CHINESE, ENGLISH, expect, MALI, SOM, test } from './shop.ts';
import { shopper } from './shopper.ts';

/** The text of all nodes with a role in the browser's accessibility tree, without hidden and inert ones. */
async function readRole(page: Page, role: 'alert' | 'status'): Promise<string> {
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

test('toasts over a dialog are exposed to assistive technology', async ({ page }) => {
  const { t, open } = shopper(page, CHINESE);
  await startSession(page, SOM);
  await open('/users/address_list');
  await page.getByRole('button', { name: t('address.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('address.add') });
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(dialog.locator('.toast')).toBeVisible();
  await expect.poll(() => readRole(page, 'alert')).toContain(t('address.emptyName'));
});

test('the reason to sign in again is exposed in the panel over a dialog', async ({
  page,
  sandbox,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  const expiry = expiryIn(page, sandbox, ENGLISH);
  await startSession(page, MALI);
  await open('/users/user_info');
  await page.getByRole('button', { name: t('account.changePassword') }).click();
  await expiry.end();
  await page
    .getByRole('dialog', { name: t('account.changePassword') })
    .getByRole('button', { name: t('auth.sendCode') })
    .click();
  await expect(expiry.panel).toBeVisible();
  await expect.poll(() => readRole(page, 'alert')).toContain(t('error.401'));
  await expiry.comeBack();
  await expect.poll(() => readRole(page, 'status')).toContain(t('auth.codeSent'));
});
