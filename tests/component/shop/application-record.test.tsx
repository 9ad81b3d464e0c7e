// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { I18nContext } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import type { SettlementStatus } from '#generated/model/settlementStatus.ts';
import type { TestMarket } from '#mocks/test.ts';
import { StatusTag } from '#/domain/merchant/application/status-tag.tsx';
import { createI18n } from '#/i18n/i18n.ts';
import { useToasts } from '#/shared/toasts/store.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { ofItem } from '#tests/of-item.ts';

const RECORD = '/en/users/application_record';
const MALI = { as: 'mali@lychee.test' };
const SOM = { as: 'som@lychee.test' };
const APPLY = '/en/users/merchant_settled';

type Application = TestMarket['market']['state']['applications'][number];
const WAITING = 'Ping River Ceramics';
const APPROVED = 'Mali Paper Studio';
const REFUSED = 'Doi Noi Coffee';

const applicationOf = (market: TestMarket['market'], name: string): Application =>
  market.state.applications.find((application) => application.name === name)!;
const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li')!;
const cardNames = async () => {
  const first = await screen.findByRole('heading', { level: 2, name: WAITING });
  return within(first.closest('ul')!)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
};

async function view(user: Awaited<ReturnType<typeof openShop>>['user'], name: string) {
  await user.click(
    await screen.findByRole('button', { name: ofItem(`View the application ${name}`) }),
  );
  return screen.findByRole('dialog', { name });
}

describe('the application record', () => {
  it('lists all applications, newest first, with number, state and time', async () => {
    const { market } = await openShop(RECORD, MALI);
    expect(await cardNames()).toEqual([WAITING, APPROVED, REFUSED]);
    expect(screen.getByText('3 applications')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
    for (const [name, state] of [
      [WAITING, 'Waiting for review'],
      [APPROVED, 'Approved'],
      [REFUSED, 'Not approved'],
    ] as const) {
      const card = await cardOf(name);
      expect(within(card).getByText(state)).toBeVisible();
      const time = within(card).getByText(/^Sent on \d{1,2}\s\p{L}{3,4}(?:\s\d{4})?\s\d\d:\d\d$/u);
      expect(Date.parse(time.getAttribute('datetime')!)).toBe(
        Math.floor(applicationOf(market, name).createTime / 1000) * 1000,
      );
    }
  });

  it('shows the reason for a refusal, and a link to resubmit', async () => {
    const { market } = await openShop(RECORD, MALI);
    const card = await cardOf(REFUSED);
    expect(
      within(card).getByText('Only one picture of the workplace, add the other two'),
    ).toBeVisible();
    expect(
      within(card).getByRole('link', { name: ofItem(`Edit and send again: ${REFUSED}`) }),
    ).toHaveAttribute('href', `${APPLY}?id=${applicationOf(market, REFUSED).id}`);
    expect(screen.getAllByText('Reason')).toHaveLength(1);
    expect(screen.getAllByText('Edit and send again')).toHaveLength(1);
  });

  it('links only pending applications to the form', async () => {
    const { market } = await openShop(RECORD, MALI);
    const edit = await screen.findByRole('link', {
      name: ofItem(`Edit the application ${WAITING}`),
    });
    expect(edit).toHaveAttribute('href', `${APPLY}?id=${applicationOf(market, WAITING).id}`);
    expect(screen.getAllByRole('link', { name: /^Edit the application/ })).toEqual([edit]);
    expect(within(await cardOf(APPROVED)).queryByRole('link')).toBeNull();
  });

  it('links no pending application if the backend cannot change them, which is checked once; refused ones can be resubmitted', async () => {
    const { market, calls, user } = await openShop(RECORD, {
      ...MALI,
      absent: ['settlementDetail', 'settlementResubmit'],
    });
    const asked = () =>
      callsTo(calls, `/api/front/merchant/settled/record/${applicationOf(market, WAITING).id}`);
    await cardOf(WAITING);
    await waitFor(() => expect(asked()).toHaveLength(1));
    const rail = async () => within(await screen.findByRole('navigation', { name: 'My account' }));
    await user.click(await (await rail()).findByRole('link', { name: 'Points' }));
    await screen.findByRole('heading', { level: 1, name: 'Points' });
    await user.click((await rail()).getByRole('link', { name: 'My applications' }));
    await cardOf(WAITING);
    expect(
      screen.getByRole('link', { name: ofItem(`Edit and send again: ${REFUSED}`) }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Edit the application/ })).toBeNull();
    expect(asked()).toHaveLength(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('shows all submitted fields, and enlarges the pictures', async () => {
    const { user, market } = await openShop(RECORD, MALI);
    const { categoryId, typeId, handlingFee } = applicationOf(market, WAITING);
    const { merchantCategories, merchantTypes } = market.catalogue;
    const dialog = await view(user, WAITING);
    const factOf = async (name: string) =>
      (await within(dialog).findByText(name)).nextElementSibling;
    expect(
      await within(dialog).findByText(
        merchantCategories.find(({ id }) => id === categoryId)!.name.en,
      ),
    ).toBeVisible();
    expect(
      await within(dialog).findByText(merchantTypes.find(({ id }) => id === typeId)!.name.en),
    ).toBeVisible();
    expect(await factOf('Company name')).toHaveTextContent(WAITING);
    expect(await factOf('Full name of the person in charge')).toHaveTextContent('Mali Phommachan');
    expect(await factOf('Email')).toHaveTextContent('hello@pingriver.example');
    expect(await factOf('Phone')).toHaveTextContent('+66 812345678');
    expect(await factOf('Keywords')).toHaveTextContent('ceramic,tableware,เซรามิก');
    expect(await factOf('Business address')).toHaveTextContent(
      '5 Charoenrat Road, Wat Ket, Chiang Mai',
    );
    expect(within(dialog).getByText(`We keep ${handlingFee}% of each sale`)).toBeVisible();
    expect(within(dialog).getByText('Waiting for review')).toBeVisible();

    expect(within(dialog).getAllByRole('button', { name: /^Enlarge picture/ })).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: ofItem('Enlarge picture 2 / 2') }));
    const large = await screen.findByRole('dialog', {
      name: `${WAITING} · Business licence pictures`,
    });
    expect(within(large).getByRole('img', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'src',
      expect.stringContaining('/media/application/3/qualification-2'),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(large).not.toBeInTheDocument());
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      screen.getByRole('button', { name: ofItem(`View the application ${WAITING}`) }),
    ).toHaveFocus();
  });

  it('shows the reason for a refusal in the details', async () => {
    const { user } = await openShop(RECORD, MALI);
    expect(
      within(await view(user, REFUSED)).getByText(
        'Only one picture of the workplace, add the other two',
      ),
    ).toBeVisible();
  });

  it('hides missing and unknown fields', async () => {
    const before = (market: TestMarket['market']) =>
      Object.assign(applicationOf(market, WAITING), {
        phone: null,
        keywords: null,
        handlingFee: null,
        categoryId: 999,
        typeId: 999,
        pictures: [],
      });
    const { user } = await openShop(RECORD, { ...MALI, before });
    const dialog = await view(user, WAITING);
    await waitFor(() =>
      expect([...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
        'Company name',
        'Full name of the person in charge',
        'Email',
        'Business address',
      ]),
    );
    expect(within(dialog).queryByText(/of each sale/)).toBeNull();
    expect(within(dialog).queryByText('Business licence pictures')).toBeNull();
  });

  it('is empty for a new shopper, with one link to apply besides the navigation', async () => {
    await openShop(RECORD, SOM);
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeVisible();
    const page = screen.getByRole('heading', { level: 1 }).closest('nav + div') as HTMLElement;
    expect(
      within(page)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Sell with us', APPLY]]);
    expect(screen.queryByText(/\d applications?$/)).toBeNull();
  });

  it('redirects to its last page', async () => {
    const before = ({ state }: TestMarket['market']) => {
      const [oldest] = state.applications;
      for (let n = 1; n <= 9; n++)
        state.applications.push({
          ...oldest!,
          id: 9000 + n,
          name: `Earlier ${n}`,
          createTime: oldest!.createTime - n,
        });
    };
    await openShop(`${RECORD}?page=9`, { ...MALI, before });
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    expect(
      (await screen.findAllByRole('heading', { level: 2, name: /^Earlier/ })).map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['Earlier 8', 'Earlier 9']);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', RECORD);
    expect(screen.getByText('12 applications')).toBeVisible();
  });

  it('shows a retry if it cannot be loaded', async () => {
    const { user, switches } = await openShop('/en/users/points_list', MALI);
    switches.faults.set('settlementRecords', { fault: 'code500' });
    await user.click(
      await within(screen.getByRole('main')).findByRole('link', { name: 'My applications' }),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
    switches.faults.clear();
    await user.click(retry);
    expect(await cardNames()).toEqual([WAITING, APPROVED, REFUSED]);
  });

  it('is translated to Thai', async () => {
    const { user } = await openShop('/th/users/application_record', MALI);
    const card = await cardOf(REFUSED);
    expect(screen.getByText('ใบสมัคร 3 ฉบับ')).toBeVisible();
    expect(within(card).getByText('ไม่อนุมัติ')).toBeVisible();
    expect(within(card).getByText(/^มีรูปสถานที่ทำงานเพียง 1 รูป/)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: ofItem(`ดูใบสมัคร ${REFUSED}`) }));
    expect(
      within(await screen.findByRole('dialog', { name: REFUSED })).getByText('ไม่อนุมัติ'),
    ).toBeVisible();
  });
});

describe('the state of an application', () => {
  it('is empty for an unknown status', async () => {
    const i18n = await createI18n('en');
    const { container } = render(
      <I18nContext value={{ i18n }}>
        <StatusTag status={9 as SettlementStatus} />
      </I18nContext>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
