import * as zod from 'zod/mini';


/**
 * Sums of the points of the caller. Points of a purchase are frozen at first and added later.
 * @summary Points account
 */
export const PointsAccountResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "integral": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Points left.')),
  "settledIntegral": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Points earned in all, frozen ones not counted.')),
  "useIntegral": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Points spent: earned less left.')),
  "freezeIntegral": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Points of purchases that are still frozen.'))
}).check(/*#__PURE__*/ zod.describe('The points of a shopper.'))
})

/**
 * Effective entries, the latest first. Frozen and void ones are not listed.
 * @summary Points earned and spent
 */
export const pointsListQueryPageDefault = 1;

export const pointsListQueryLimitDefault = 20;



export const PointsListQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), pointsListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), pointsListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const pointsListResponseDataListItemIntegralMin = 0;

export const pointsListResponseDataListItemUpdateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const pointsListResponseDataTotalMin = 0;

export const pointsListResponseDataPagesMin = 0;



export const PointsListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Reason.')),
  "type": /*#__PURE__*/ zod.enum({
  /** Added. */
  earned: 1,
  /** Spent. */
  spent: 2,
} as const).check(/*#__PURE__*/ zod.describe('Direction of a points entry.')),
  "integral": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pointsListResponseDataListItemIntegralMin)).check(/*#__PURE__*/ zod.describe('Points, always positive.')),
  "updateTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', pointsListResponseDataListItemUpdateTimeRegExp).check(/*#__PURE__*/ zod.describe('When they took effect.'))
}).check(/*#__PURE__*/ zod.describe('Points that were added or spent. Further keys of the row are null and left out here.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pointsListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pointsListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of points entries, the latest first. Pagination fields that a backend may add are unreliable and not part of the contract.'))
})

