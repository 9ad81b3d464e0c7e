import { expect } from '@playwright/test';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { MALI } from '../shop.ts';
import { shopper } from '../shopper.ts';
import { type AnyStep, defineStep, isShown, opens, press, type StepContext } from './step.ts';

const NICKNAME = 'Mali of the river';

const text = ({ page, language }: StepContext) => shopper(page, language).t;

const main = ({ page }: StepContext) => page.getByRole('main');

const nicknameOf = async ({ call }: StepContext): Promise<string> =>
  (await call<{ nickname: string }>('userInfo')).nickname;

const nicknameField = (context: StepContext) =>
  main(context).getByRole('textbox', { name: text(context)('account.nickname') });

const lineIdsOf = async ({ call }: StepContext): Promise<number[]> => {
  const groups = await call<CartMerchantGroup[]>('cartList', { query: { isValid: true } });
  return groups.flatMap(({ cartInfoList }) => cartInfoList.map(({ id }) => id));
};

/** The account, the parts of the order pages that load apart, and the end of a session. */
export const ACCOUNT_STEPS: AnyStep[] = [
  defineStep<string>({
    name: 'open the account',
    operation: 'userInfo',
    writes: false,
    arrange: nicknameOf,
    perform: opens('/users/user_info'),
    isDone: (context) => isShown(nicknameField(context)),
    check: async (context, nickname) => expect(nicknameField(context)).toHaveValue(nickname),
  }),
  defineStep<string>({
    name: 'change the nickname',
    operation: 'userEdit',
    writes: true,
    arrange: nicknameOf,
    async start(context) {
      await opens('/users/user_info')(context);
      await expect(nicknameField(context)).toBeEditable();
    },
    async perform(context) {
      if (!(await isShown(nicknameField(context)))) return false;
      await nicknameField(context).fill(NICKNAME);
      return press(main(context).getByRole('button', { name: text(context)('common.save') }));
    },
    isDone: async (context) => (await nicknameOf(context)) === NICKNAME,
    check: async (context) => expect(nicknameField(context)).toHaveValue(NICKNAME),
  }),
  defineStep<null>({
    name: 'count the orders',
    operation: 'orderCounts',
    writes: false,
    arrange: () => Promise.resolve(null),
    perform: opens('/users/order_list'),
    // The list does without the counts.
    isDone: (context) => isShown(main(context).getByRole('article')),
    check: async (context) =>
      expect(
        main(context)
          .getByRole('link', { name: text(context)('order.toPay') })
          .first(),
      ).toBeVisible(),
  }),
  defineStep<string>({
    name: 'follow a parcel',
    operation: 'orderExpress',
    writes: false,
    arrange: ({ sandbox }) => sandbox.control<string>({ do: 'ship', email: MALI.email }),
    perform: (context, orderNo) =>
      opens(`/order/order_detail?orderNo=${orderNo}&orderStatus=1`)(context),
    isDone: async (context) =>
      isShown(
        main(context)
          .getByText(text(context)('logistics.noneText'))
          .or(main(context).getByText(text(context)('logistics.unknownText'))),
      ),
    check: async (context) =>
      expect(
        main(context).getByRole('button', { name: text(context)('order.confirmReceipt') }),
      ).toBeVisible(),
  }),
  defineStep<null>({
    name: 'open the points',
    operation: 'pointsAccount',
    writes: false,
    arrange: () => Promise.resolve(null),
    perform: opens('/users/points_list'),
    isDone: (context) =>
      isShown(
        main(context)
          .getByText(text(context)('points.current'))
          .or(main(context).getByText(text(context)('points.missing'))),
      ),
    check: async ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  }),
  defineStep<number[]>({
    name: 'sign out',
    operation: 'logout',
    writes: true,
    arrange: lineIdsOf,
    async start(context) {
      const { page, language } = context;
      await shopper(page, language).open('/');
      await expect(page.locator('.header__actUser')).toBeVisible();
    },
    async perform(context) {
      const { page } = context;
      const name = text(context)('nav.logOut');
      const question = page.getByRole('alertdialog');
      if (!(await isShown(question))) {
        if (!(await press(page.locator('.header__actUser')))) return false;
        if (!(await press(page.getByRole('button', { name })))) return false;
        await expect(question).toBeVisible();
      }
      return press(question.getByRole('button', { name }));
    },
    isDone: ({ page, language }) => isShown(shopper(page, language).signInButton),
    async check(context, lines) {
      const cookies = await context.page.context().cookies();
      expect(cookies.map(({ name }) => name)).not.toContain('auth._token.local');
      expect(await lineIdsOf(context), 'the cart is kept').toEqual(lines);
    },
  }),
];
