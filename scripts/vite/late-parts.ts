import { PATHS } from '../../src/lib/paths.ts';

/** The part that every page loads after its content. */
export const AFTER_PAGE = 'src/app/deferred-components.tsx';
/** Parts of the frame that pages load after their content: together, and with nothing that only some pages need. */
export const AFTER_FRAME: readonly string[] = [
  'src/layout/frame-footer.tsx',
  'src/layout/side-window.tsx',
  'src/layout/language-offer.tsx',
];
const QUIET_HELP = ['src/layout/quiet-help.tsx'];
const WISHLIST = 'src/domain/wishlist/sync/wishlist-sync.tsx';
/** Further parts that pages load after their content without a press, by path. */
const AFTER_CONTENT: Readonly<Record<string, readonly string[]>> = {
  [PATHS.home]: [
    'src/domain/category/category-rail.tsx',
    'src/domain/product/viewed/recently-viewed.tsx',
    'src/pages/catalogue/home/welcome-coupons.tsx',
    'src/pages/catalogue/home/welcome-coupons-queries.ts',
  ],
  [PATHS.product]: [
    'src/pages/catalogue/product/product-details.tsx',
    'src/domain/product/viewed/viewed-list.ts',
    'src/domain/product/viewed/recently-viewed.tsx',
    'src/domain/product/suggestions.tsx',
  ],
  [PATHS.cart]: [
    'src/pages/purchase/cart/group-foot.tsx',
    'src/domain/product/suggestions.tsx',
    WISHLIST,
  ],
  [PATHS.checkout]: ['src/pages/purchase/checkout/coupon-section.tsx', ...QUIET_HELP],
  [PATHS.paymentResult]: QUIET_HELP,
  [PATHS.wishlist]: ['src/domain/product/suggestions.tsx', WISHLIST],
  [PATHS.order]: ['src/domain/order/unpaid-actions.tsx'],
  [PATHS.login]: ['src/session/sign-in/sign-in-forms.tsx'],
};
/** The same for pages of members. */
const AFTER_MEMBERS_CONTENT = ['src/layout/user-menu.tsx', 'src/api/normalize.ts'];
const IS_OF_MEMBERS = /^\/(users|order)/;
/** Pages in the quiet frame, without footer. */
const IS_QUIET = new RegExp(
  `^(${[PATHS.checkout, PATHS.cardPayment, PATHS.paymentResult].join('|')})`,
);

/** The files of the parts that a page loads after its content without a press, by the pattern of its route. */
export const partsWithoutPress = (path: string) => [
  AFTER_PAGE,
  ...(IS_QUIET.test(path) ? [] : AFTER_FRAME),
  ...(AFTER_CONTENT[path] ?? []),
  ...(IS_OF_MEMBERS.test(path) ? AFTER_MEMBERS_CONTENT : []),
];
