import { expect } from '@playwright/test';
import type { Address } from '#generated/model/address.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

type Saved = Pick<Address, 'id' | 'realName' | 'detail' | 'isDefault'>;

/** The address that the step changes, which is not the default one, and the others. */
interface BookFacts {
  one: Saved;
  others: Saved[];
}

const BOOK = '/users/address_list';
const DETAIL = '9 Nimmanhaemin';

const text = ({ page, language }: StepContext) => shopper(page, language).t;

async function saved({ call }: StepContext): Promise<Saved[]> {
  const all = await call<Address[] | null>('addressAll');
  return (all ?? [])
    .map(({ id, realName, detail, isDefault }) => ({ id, realName, detail, isDefault }))
    .toSorted((a, b) => a.id - b.id);
}

async function arrange(context: StepContext): Promise<BookFacts> {
  const all = await saved(context);
  const one = all.find(({ isDefault }) => !isDefault);
  if (!one) throw new Error('The demo account has too few addresses');
  return { one, others: all.filter(({ id }) => id !== one.id) };
}

async function open({ page, language }: StepContext) {
  if (!page.url().includes(BOOK)) await page.goto(language.prefix + BOOK);
  return true;
}

async function start(context: StepContext, { one }: BookFacts) {
  await open(context);
  await expect(cardOf(context, one)).toBeVisible();
}

const cardOf = ({ page }: StepContext, { detail }: Saved) =>
  page.locator('.account-addresses__bookCard').filter({ hasText: detail });

const expectOthers = async (context: StepContext, { one, others }: BookFacts) =>
  expect((await saved(context)).filter(({ id }) => id !== one.id)).toEqual(others);

const dialogOf = ({ page }: StepContext) =>
  page.getByRole('dialog').filter({ has: page.locator('form') });

export const ADDRESS_STEPS: AnyStep[] = [
  defineStep<BookFacts>({
    name: 'open the address book',
    operation: 'addressAll',
    writes: false,
    arrange,
    perform: open,
    isDone: (context, { one }) => isShown(cardOf(context, one)),
    check: expectOthers,
  }),
  defineStep<BookFacts>({
    name: 'change an address',
    operation: 'addressSave',
    writes: true,
    arrange,
    async start(context, facts) {
      await start(context, facts);
      const { one } = facts;
      const edit = text(context)('address.editOf', { name: one.realName });
      await cardOf(context, one).getByRole('button', { name: edit }).click();
      await dialogOf(context).getByLabel(text(context)('address.detail')).fill(DETAIL);
    },
    perform: (context) =>
      press(dialogOf(context).getByRole('button', { name: text(context)('common.save') })),
    isDone: async (context, { one }) =>
      !(await isShown(dialogOf(context))) &&
      (await isShown(cardOf(context, { ...one, detail: DETAIL }))),
    async check(context, facts) {
      await expectOthers(context, facts);
      expect(await saved(context)).toContainEqual({ ...facts.one, detail: DETAIL });
    },
  }),
  defineStep<BookFacts>({
    name: 'make an address the default',
    operation: 'addressSetDefault',
    writes: true,
    arrange,
    start,
    perform: (context, { one }) =>
      press(
        cardOf(context, one).getByRole('button', {
          name: text(context)('address.setDefaultOf', { name: one.realName }),
        }),
      ),
    isDone: async (context, { one }) =>
      (await saved(context)).some(({ id, isDefault }) => id === one.id && isDefault) &&
      isShown(cardOf(context, one).getByText(text(context)('address.default'), { exact: true })),
    async check(context, { one, others }) {
      const all = await saved(context);
      expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(all).toHaveLength(others.length + 1);
      expect(all).toContainEqual({ ...one, isDefault: true });
    },
  }),
  defineStep<BookFacts>({
    name: 'delete an address',
    operation: 'addressDelete',
    writes: true,
    arrange,
    start,
    async perform(context, { one }) {
      const { t } = shopper(context.page, context.language);
      const question = context.page.getByRole('alertdialog');
      const name = t('address.deleteOf', { name: one.realName });
      if (
        !(await isShown(question)) &&
        !(await press(cardOf(context, one).getByRole('button', { name })))
      )
        return false;
      return press(question.getByRole('button', { name: t('common.delete') }));
    },
    isDone: async (context, { one }) =>
      !(await isShown(context.page.getByRole('alertdialog'))) &&
      !(await isShown(cardOf(context, one))) &&
      (await saved(context)).every(({ id }) => id !== one.id),
    check: expectOthers,
  }),
];
