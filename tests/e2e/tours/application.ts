import { expect, MALI } from '../shop.ts';
import type { Tour } from './guide.ts';

export const applicationTour: Tour = {
  name: 'application',
  account: MALI,
  async run({ page, t, button, check, checkPage, checkDialog }) {
    await checkPage('application', '/users/merchant_settled');
    await check('application with errors', async () => {
      await button(t('apply.submit')).press('Enter');
      await expect(page.getByText(t('settled.emptyName')).first()).toBeVisible();
    });
    await checkDialog('agreement', () => button(t('apply.agreement')).press('Enter'));
    await page.keyboard.press('Escape');
    await checkPage('application record', '/users/application_record');
    await checkDialog('an application', () =>
      page
        .getByRole('button', { name: t('apply.view') })
        .first()
        .press('Enter'),
    );
  },
};
