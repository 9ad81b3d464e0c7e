import type { Page } from '@playwright/test';
import type { TextKey } from '#/i18n/use-translation.ts';
import { startSession } from './arrange.ts';
import { cover } from './cover.ts';
import { createPictures } from './create-picture.ts';
import { extensionStep, refusalText } from './profile.ts';
import { expect, pause, test } from './robust-steps.ts';
import { ENGLISH, LAO, type Language, MALI, type Sandbox, SOM, THAI } from './shop.ts';
import { shopper } from './shopper.ts';

const DAYS = { count: 15 };
const STORE = {
  name: 'Nam Khan Looms',
  realName: 'Somjai Vongsavan',
  email: 'hello@namkhan.example',
  address: '12 Rue Sakkaline, Luang Prabang, Laos',
};

function applicant(page: Page, language: Language) {
  const me = shopper(page, language);
  const { t } = me;
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: t('apply.company') }) });
  const text = (key: TextKey) => form.getByRole('textbox', { name: t(key) });

  return {
    ...me,
    form,
    text,
    async fillBusiness() {
      await text('apply.company').fill(STORE.name);
      await text('apply.realName').fill(STORE.realName);
      await form.getByRole('combobox', { name: t('apply.category') }).selectOption({ index: 2 });
      await form.getByRole('combobox', { name: t('apply.storeType') }).selectOption({ index: 1 });
      await text('apply.keywords').fill('silk， sinh , ,handwoven');
      await text('apply.address').fill(STORE.address);
    },
    async addPapers(...colours: string[]) {
      await form.locator('input[type=file]').setInputFiles(await createPictures(colours));
    },
    /** Requests a code for the store's mailbox. @returns the code of the mail */
    async requestCode(sandbox: Sandbox) {
      await text('apply.email').fill(STORE.email);
      await form.getByRole('button', { name: t('auth.sendCode') }).click();
      await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
      const [mail] = await sandbox.control<{ to: string; code: string }[]>({ do: 'inbox' });
      expect(mail?.to).toBe(STORE.email);
      return mail?.code ?? '';
    },
    papers: form.getByRole('button', { name: new RegExp(t('a11y.removePicture', { n: '\\d' })) }),
    submit: form.getByRole('button', { name: t('apply.submit') }),
    sent: page.getByRole('heading', { name: t('apply.sentTitle') }),
  };
}

for (const language of cover('merchant-apply', [ENGLISH, LAO])) {
  test(`a guest applies from the side panel, is refused, and applies again, in ${language.locale}`, async ({
    page,
    sandbox,
    market,
  }) => {
    const me = applicant(page, language);
    const { t, form } = me;

    await test.step('requires signing in', async () => {
      await me.open('/');
      await page
        .getByRole('complementary', { name: t('a11y.help') })
        .getByRole('link', { name: t('nav.becomeMerchant') })
        .click();
      await expect(page).toHaveURL(/\/login\?from=/);
      await me.signIn(SOM);
      await expect(page).toHaveURL(/\/users\/merchant_settled$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.heroTitle'));
    });

    await test.step('missing fields show errors, and the first one has focus', async () => {
      await me.submit.click();
      await expect(form.getByText(t('settled.emptyName'))).toBeVisible();
      await expect(me.text('apply.company')).toBeFocused();
      for (const key of [
        'settled.emptyRealName',
        'settled.emptyCategory',
        'settled.emptyType',
        'settled.emptyKeywords',
        'settled.emptyAddress',
        'form.emailEmpty',
        'auth.emptyCaptche',
        'form.emptyPhone',
        'settled.emptyIsPicture',
        'settled.emptyIsAgree',
      ] as const) {
        await expect(form.locator('.field__error', { hasText: t(key) })).toBeVisible();
      }
    });

    await test.step('the form is filled in', async () => {
      await me.fillBusiness();
      await me.addPapers('teal', 'maroon');
      await expect(me.papers).toHaveCount(2);
      await me.text('auth.code').fill(await me.requestCode(sandbox));
      await me.text('apply.phone').fill('138 1234 5678');
    });

    await test.step('the agreement opens over the form without checking the checkbox', async () => {
      await form.getByRole('button', { name: t('apply.agreement') }).click();
      await expect(
        page.getByRole('dialog', { name: t('apply.agreement') }).locator('.rich-text'),
      ).not.toBeEmpty();
      await page.keyboard.press('Escape');
      const tick = form.getByRole('checkbox');
      await expect(tick).not.toBeChecked();
      await tick.check();
    });

    await test.step('it is submitted once', async () => {
      // The second press may reach the next screen, which takes the focus from its heading.
      await me.submit.dblclick();
      await expect(me.sent).toBeVisible();
      await expect(page.getByText(t('apply.sent_other', DAYS))).toBeVisible();
    });

    const own = async () =>
      (
        await (
          await market.connect(SOM)
        ).call<{
          list: {
            name: string;
            auditStatus: number;
            keywords: string;
            phone: string;
            handlingFee: number;
            qualificationPicture: string;
          }[];
        }>('settlementRecords', { query: { page: 1, limit: 10 } })
      ).list;
    const [waiting, ...others] = await own();
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      name: STORE.name,
      auditStatus: 1,
      keywords: 'silk,sinh,handwoven',
      phone: '+86 13812345678',
    });
    expect(JSON.parse(waiting?.qualificationPicture ?? '')).toHaveLength(2);

    await test.step('the record shows why it was refused', async () => {
      await page
        .locator('.apply-sent')
        .getByRole('link', { name: t('account.applications') })
        .click();
      const card = page.getByRole('listitem').filter({ hasText: STORE.name });
      await expect(card.getByText(t('apply.stay'))).toBeVisible();
      await sandbox.control({
        do: 'settle',
        email: SOM.email,
        approved: false,
        why: 'The licence is out of focus',
      });
      await page.reload();
      await expect(card.getByText(t('apply.noadopt'))).toBeVisible();
      await expect(card).toContainText('The licence is out of focus');
      await card.getByRole('link', { name: t('apply.resubmitOf', { name: STORE.name }) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.editTitle'));
      await expect(me.text('apply.company')).toHaveValue(STORE.name);
      await expect(me.text('apply.phone')).toHaveValue('13812345678');
    });

    const again = 'another picture, and it waits again; the same mailbox needs no code';
    await extensionStep('applicationEdit', again, async () => {
      await expect(me.text('auth.code')).toHaveCount(0);
      await me.papers.first().click();
      await me.addPapers('gold');
      await expect(me.papers).toHaveCount(2);
      await pause(page);
      await form.getByRole('button', { name: t('apply.saveChanges') }).click();
      await expect(me.sent).toBeVisible();
      expect(await own()).toMatchObject([{ name: STORE.name, auditStatus: 1 }]);
    });
  });
}

test('a name that is taken shows an error and keeps the input; another one is accepted, in Thai', async ({
  page,
  sandbox,
}) => {
  const me = applicant(page, THAI);
  const { t, form } = me;
  await startSession(page, MALI);
  await me.open('/users/merchant_settled');
  await me.fillBusiness();
  await me.text('apply.company').fill('Mali Paper Studio');
  const code = await me.requestCode(sandbox);
  await me.text('apply.phone').fill('13812345678');
  await me.addPapers('teal');
  await expect(me.papers).toHaveCount(1);
  const draft = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(draft).toContain('/media/upload/');
  // A reload keeps everything but the code, which is not persisted.
  await page.reload();
  await expect(me.text('apply.company')).toHaveValue('Mali Paper Studio');
  await expect(form.getByRole('combobox', { name: t('apply.category') })).not.toHaveValue('');
  await expect(me.papers).toHaveCount(1);
  await expect(me.text('auth.code')).toHaveValue('');
  await me.text('auth.code').fill(code);
  await form.getByRole('checkbox').check();
  await me.submit.click();
  await expect(form.getByRole('alert')).toHaveText(refusalText('storeNameTaken', THAI));
  await expect(me.text('apply.address')).toHaveValue(STORE.address);
  await me.text('apply.company').fill(STORE.name);
  await pause(page);
  await me.submit.click();
  await expect(me.sent).toBeVisible();
});

test('an application whose response is lost counts as sent, and exists once', async ({
  page,
  sandbox,
}) => {
  const me = applicant(page, ENGLISH);
  await startSession(page, SOM);
  await me.open('/users/merchant_settled');
  await me.fillBusiness();
  await me.text('auth.code').fill(await me.requestCode(sandbox));
  await me.text('apply.phone').fill('13812345678');
  await me.addPapers('teal');
  await expect(me.papers).toHaveCount(1);
  await me.form.getByRole('checkbox').check();
  await page.route('**/api/front/merchant/settled/apply', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await me.submit.click();
  await expect(me.sent).toBeVisible();
  await me.open('/users/application_record');
  await expect(page.getByRole('heading', { name: STORE.name })).toHaveCount(1);
});

test('without the edit extension, a refused application is sent as a new one and a pending one is read-only', async ({
  page,
  sandbox,
  market,
}) => {
  const me = applicant(page, ENGLISH);
  const { t, form } = me;
  await startSession(page, MALI);
  await sandbox.control({ do: 'fault', operation: 'settlementDetail', fault: 'absent' });
  await me.open('/users/application_record');
  await expect(
    page.getByRole('link', { name: t('apply.editOf', { name: 'Ping River Ceramics' }) }),
  ).toHaveCount(0);
  await page.getByRole('link', { name: t('apply.resubmitOf', { name: 'Doi Noi Coffee' }) }).click();
  await expect(me.text('apply.company')).toHaveValue('Doi Noi Coffee');
  await form.getByRole('button', { name: t('auth.sendCode') }).click();
  await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
  const [mail] = await sandbox.control<{ code: string }[]>({ do: 'inbox' });
  await me.text('auth.code').fill(mail?.code ?? '');
  await me.submit.click();
  await expect(me.sent).toBeFocused();
  const { list } = await (
    await market.connect(MALI)
  ).call<{ list: { name: string; auditStatus: number }[] }>('settlementRecords', {
    query: { page: 1, limit: 10 },
  });
  expect(
    list.filter(({ name }) => name === 'Doi Noi Coffee').map(({ auditStatus }) => auditStatus),
  ).toEqual([1, 3]);
});

test('an approved application, or another member’s, cannot be edited', async ({ page, market }) => {
  const { t, open } = shopper(page, ENGLISH);
  const { list } = await (
    await market.connect(MALI)
  ).call<{ list: { id: number; auditStatus: number }[] }>('settlementRecords', {
    query: { page: 1, limit: 10 },
  });
  const idOf = (status: number) => list.find(({ auditStatus }) => auditStatus === status)?.id;
  await startSession(page, MALI);
  await open(`/users/merchant_settled?id=${idOf(2)}`);
  await expect(page.getByRole('heading', { name: t('apply.gone') })).toBeVisible();
  // An open page reloads when another shopper signs in.
  await page.goto('about:blank');
  await startSession(page, SOM);
  await open(`/users/merchant_settled?id=${idOf(1)}`);
  await expect(page.getByRole('heading', { name: t('apply.gone') })).toBeVisible();
});
