import { PATHS } from '../../src/lib/paths.ts';

/** Parts that every page loads after its content: together, and with nothing that only some pages need. */
export const AFTER_PAGE: readonly string[] = [
  'src/app/deferred-components.tsx',
  'src/layout/frame-footer.tsx',
  'src/layout/side-window.tsx',
  'src/layout/language-offer.tsx',
];
/** Further parts that pages load after their content without a press, by path. */
const AFTER_CONTENT: Readonly<Record<string, readonly string[]>> = {
  [PATHS.home]: [
    'src/domain/category/category-rail.tsx',
    'src/domain/product/viewed/recently-viewed.tsx',
    'src/pages/catalogue/home/welcome-coupons.tsx',
    'src/pages/catalogue/home/welcome-coupons-queries.ts',
  ],
  [PATHS.product]: [
    'src/pages/catalogue/product/lazy-bundle.ts',
    'src/domain/product/viewed/viewed-list.ts',
    'src/domain/product/viewed/recently-viewed.tsx',
    'src/domain/product/suggestions.tsx',
  ],
  [PATHS.cart]: ['src/pages/purchase/cart/group-foot.tsx', 'src/domain/product/suggestions.tsx'],
  [PATHS.checkout]: ['src/pages/purchase/checkout/coupon-section.tsx', 'src/layout/quiet-help.tsx'],
  [PATHS.paymentResult]: ['src/layout/quiet-help.tsx'],
  [PATHS.order]: ['src/domain/order/unpaid-actions.tsx'],
  [PATHS.login]: ['src/session/sign-in/sign-in-forms.tsx'],
};
/** The same for pages of members. */
const AFTER_MEMBERS_CONTENT = 'src/layout/user-menu.tsx';
const IS_OF_MEMBERS = /^\/(users|order)/;

/** The files of the parts that a page loads after its content without a press, by the pattern of its route. */
export const partsWithoutPress = (path: string) => [
  ...AFTER_PAGE,
  ...(AFTER_CONTENT[path] ?? []),
  ...(IS_OF_MEMBERS.test(path) ? [AFTER_MEMBERS_CONTENT] : []),
];
