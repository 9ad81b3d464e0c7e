import { expect } from '@playwright/test';
import type { TextKey } from '#/i18n/use-translation.ts';
import { createPictures } from '../create-picture.ts';
import { SOM } from '../shop.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

const PATH = '/users/merchant_settled';
const STORE = { name: 'Nam Khan Looms', email: 'hello@namkhan.example' };

const noFacts = () => Promise.resolve(null);

function applicant({ page, language }: StepContext) {
  const { t } = shopper(page, language);
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: t('apply.company') }) });
  const field = (key: TextKey) => form.getByRole('textbox', { name: t(key) });
  return { t, form, field };
}

async function open({ page, language }: StepContext) {
  if (!page.url().includes(PATH)) await page.goto(language.prefix + PATH);
  return true;
}

async function countApplications({ call }: StepContext): Promise<number> {
  const { list } = await call<{ list: { name: string }[] }>('settlementRecords', {
    query: { page: 1, limit: 10 },
  });
  return list.filter(({ name }) => name === STORE.name).length;
}

const codes = async ({ sandbox }: StepContext) => {
  const mails = await sandbox.control<{ to: string; code: string }[]>({ do: 'inbox' });
  return mails.filter(({ to }) => to === STORE.email).map(({ code }) => code);
};

/** Fills in everything but the code. */
async function fill(context: StepContext) {
  await open(context);
  const { t, form, field } = applicant(context);
  await field('apply.company').fill(STORE.name);
  await field('apply.realName').fill('Somjai Vongsavan');
  await form.getByRole('combobox', { name: t('apply.category') }).selectOption({ index: 2 });
  await form.getByRole('combobox', { name: t('apply.storeType') }).selectOption({ index: 1 });
  await field('apply.keywords').fill('silk');
  await field('apply.address').fill('12 Rue Sakkaline, Luang Prabang, Laos');
  await form.locator('input[type=file]').setInputFiles(await createPictures(['teal']));
  await field('apply.email').fill(STORE.email);
  await field('apply.phone').fill('138 1234 5678');
  await form.getByRole('checkbox').check();
}

const sendCode = (context: StepContext) => {
  const { t, form } = applicant(context);
  return form.getByRole('button', { name: t('auth.sendCode') });
};

export const APPLICATION_STEPS: AnyStep[] = [
  defineStep({
    name: 'open the merchant application',
    operation: 'merchantCategories',
    writes: false,
    account: SOM,
    arrange: noFacts,
    perform: open,
    async isDone(context) {
      const { t, form } = applicant(context);
      const category = form.getByRole('combobox', { name: t('apply.category') });
      return (await isShown(category)) && (await category.locator('option').count()) > 2;
    },
    check: async (context) => expect(await countApplications(context)).toBe(0),
  }),
  defineStep({
    name: 'request a code for the application',
    operation: 'settlementCaptcha',
    writes: true,
    leavesDraft: true,
    account: SOM,
    arrange: noFacts,
    start: fill,
    perform: (context) => press(sendCode(context)),
    isDone: async (context) => (await codes(context)).length > 0,
    async check(context) {
      expect(await codes(context), 'one mail').toHaveLength(1);
      await expect(applicant(context).field('apply.company')).toHaveValue(STORE.name);
    },
  }),
  defineStep({
    name: 'apply as a merchant',
    operation: 'settlementApply',
    writes: true,
    account: SOM,
    arrange: noFacts,
    async start(context) {
      await fill(context);
      await sendCode(context).click();
      await expect.poll(() => codes(context)).toHaveLength(1);
      const [code = ''] = await codes(context);
      await applicant(context).field('auth.code').fill(code);
    },
    perform: (context) => {
      const { t, form } = applicant(context);
      return press(form.getByRole('button', { name: t('apply.submit') }));
    },
    isDone: ({ page, language }) => {
      const { t } = shopper(page, language);
      return isShown(page.getByRole('heading', { name: t('apply.sentTitle') }));
    },
    check: async (context) => expect(await countApplications(context)).toBe(1),
  }),
];
