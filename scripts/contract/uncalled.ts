import type { OperationId } from '../../generated/operations.ts';

/** Operations that no page calls, and why. */
export const NO_CALLER: Partial<Record<OperationId, string>> = {
  tokenExists: 'the first protected call says the same; kept for other clients',
  walletCancel: 'the known backend would cancel the order, and ours stays payable in another way',
  addressList: 'the shop reads the unpaged list; kept for other clients',
  addressDetail: 'the unpaged list holds all of an address; kept for other clients',
  addressDefault: 'the unpaged list and the pre-order tell the default; kept for other clients',
  fileUpload: 'the shop takes pictures only; kept for other clients',
  mobileHomeIndex: 'for the mobile client',
  payCurrency: 'homeIndex says the same; for the mobile client',
  colorConfig: 'for the mobile client',
  bottomNavigation: 'for the mobile client',
  imageDomain: 'pictures have it in front already; for the mobile client',
  productReviewDigest: 'the product page shows the whole list; for the mobile client',
};
