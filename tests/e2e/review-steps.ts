import type { Page } from '@playwright/test';
import type { TextKey } from '#/i18n/use-translation.ts';
import { createPictures } from './create-picture.ts';
import { ENGLISH, type Language } from './shop.ts';
import { shopper } from './shopper.ts';

export const LIST = '/users/evaluation_list';
export const writePath = (orderNo: string) => `/users/evaluation_confirm?orderNo=${orderNo}`;

/** Locators and actions of the review form and list. */
export function reviewer(page: Page, language: Language) {
  const me = shopper(page, language);
  const { t } = me;
  const main = page.getByRole('main');
  const form = main
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: t('review.text') }) });
  const star = (key: TextKey, n: number) =>
    form
      .getByRole('radiogroup', { name: t(key) })
      .getByRole('radio', { name: t('reviews.stars_other', { count: n }) });
  return {
    ...me,
    main,
    form,
    star,
    text: form.getByRole('textbox', { name: t('review.text') }),
    preview: main.getByRole('complementary', { name: t('review.preview') }),
    pictures: form.getByRole('button', {
      name: new RegExp(t('a11y.removePicture', { n: '\\d' })),
    }),
    sendNext: form.getByRole('button', { name: t('review.submitNext') }),
    send: form.getByRole('button', { name: t('review.submit'), exact: true }),
    /** Links of the list to the form, one per reviewable item. */
    writeLinks: main.getByRole('link', { name: new RegExp(t('review.writeOf', { name: '' })) }),
    step: (n: number, total: number) => form.getByText(t('review.step', { n, total })),
    thanks: (count: number) =>
      main.getByRole('heading', {
        name: t(`review.thanksTitle_${count === 1 && language === ENGLISH ? 'one' : 'other'}`, {
          count,
        }),
      }),

    async rate(product: number, service: number) {
      await star('review.goodsScore', product).check({ force: true });
      await star('reviews.serviceScore', service).check({ force: true });
    },
    async addPictures(...colours: string[]) {
      await form.locator('input[type=file]').setInputFiles(await createPictures(colours));
    },
  };
}
