import type { OperationId } from '#generated/operations.ts';

/** Operations without a caller in the storefront, and why. */
export const NO_CALLER: Partial<Record<OperationId, string>> = {
  tokenExists: 'the first protected call has the same effect; for other clients',
  walletCancel: 'the known backend cancels the order, which stays payable in the storefront',
  addressList: 'the storefront reads the unpaged list; for other clients',
  addressDetail: 'the unpaged list contains all fields; for other clients',
  addressDefault: 'the unpaged list and the pre-order contain the default; for other clients',
  collectProductAdd: 'adds one product, and is refused if it is listed; for other clients',
  fileUpload: 'the storefront uploads pictures only; for other clients',
  mobileHomeIndex: 'for the mobile client',
  payCurrency: 'part of homeIndex; for the mobile client',
  colorConfig: 'for the mobile client',
  bottomNavigation: 'for the mobile client',
  imageDomain: 'pictures already include it; for the mobile client',
  productReviewDigest: 'the product page shows the whole list; for the mobile client',
};
