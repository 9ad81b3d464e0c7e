import {
  type AnswerFault,
  changeData,
  mergeEnvelope,
  MISSING_PRODUCT,
  OF_PRODUCT,
} from './answer-fault.ts';

export const BODY_FAULTS: readonly AnswerFault[] = [
  {
    name: 'a missing field',
    operation: 'productList',
    inject: changeData((data: { list: { storeName?: string }[] }) => {
      delete data.list[1]!.storeName;
    }),
    kind: 'missing',
    grade: 'breaks',
    path: '$.data.list[*].storeName',
  },
  {
    name: 'a wrong type',
    operation: 'productList',
    inject: changeData((data: { list: { stock: unknown }[] }) => {
      data.list[0]!.stock = '7';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.list[*].stock',
  },
  {
    name: 'money as a number',
    operation: 'productList',
    inject: changeData((data: { list: { price: unknown }[] }) => {
      data.list[0]!.price = 38.5;
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.list[*].price',
  },
  {
    name: 'money with three decimals',
    operation: 'productList',
    inject: changeData((data: { list: { price: unknown }[] }) => {
      data.list[0]!.price = '38.505';
    }),
    kind: 'format',
    grade: 'wrong',
    path: '$.data.list[*].price',
  },
  {
    name: 'more stars than there are',
    operation: 'merchantStreet',
    inject: changeData((data: { list: { starLevel: unknown }[] }) => {
      data.list[0]!.starLevel = 6;
    }),
    kind: 'wrong-value',
    grade: 'wrong',
    path: '$.data.list[*].starLevel',
  },
  {
    name: 'a number below 0',
    operation: 'productList',
    inject: changeData((data: { list: { ficti: unknown }[] }) => {
      data.list[0]!.ficti = -1;
    }),
    kind: 'negative',
    grade: 'wrong',
    path: '$.data.list[*].ficti',
  },
  {
    name: 'null for a list',
    operation: 'productList',
    inject: changeData((data: { list: unknown }) => {
      data.list = null;
    }),
    kind: 'unexpected-null',
    grade: 'breaks',
    path: '$.data.list',
  },
  {
    name: 'null in a required field',
    operation: 'payMethods',
    inject: changeData((data: { stripeStatus: unknown }) => {
      data.stripeStatus = null;
    }),
    kind: 'unexpected-null',
    grade: 'breaks',
    path: '$.data.stripeStatus',
  },
  {
    name: 'an unknown enum value',
    operation: 'homeActivities',
    inject: changeData((data: { type: unknown }[]) => {
      data[0]!.type = 9;
    }),
    kind: 'enum-value',
    grade: 'wrong',
    path: '$.data[*].type',
  },
  {
    name: 'an enum value that lacks a letter',
    operation: 'homeIndex',
    inject: changeData((data: { consumerType: unknown }) => {
      data.consumerType = 'messge';
    }),
    kind: 'spelling',
    grade: 'wrong',
    path: '$.data.consumerType',
  },
  {
    name: 'an enum value of another type',
    operation: 'homeActivities',
    inject: changeData((data: { type: unknown }[]) => {
      data[0]!.type = '1';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data[*].type',
  },
  {
    name: 'a failure with data',
    operation: 'productDetail',
    inject: mergeEnvelope({ data: {} }),
    step: MISSING_PRODUCT,
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data',
    code: 500,
  },
  {
    name: 'an extra field',
    operation: 'payMethods',
    inject: changeData((data: object) => {
      Object.assign(data, { alipayStatus: true });
    }),
    kind: 'unknown-field',
    grade: 'extra',
    path: '$.data.alipayStatus',
  },
  {
    name: 'an extra field in the envelope',
    operation: 'payMethods',
    inject: mergeEnvelope({ traceId: 'x' }),
    kind: 'unknown-field',
    grade: 'extra',
    path: '$.traceId',
  },
  {
    name: 'invalid JSON text',
    operation: 'productDetail',
    ...OF_PRODUCT,
    inject: changeData((data: { productInfo: { sliderImage: string } }) => {
      data.productInfo.sliderImage = '[oops';
    }),
    kind: 'json-text',
    grade: 'breaks',
    path: '$.data.productInfo.sliderImage',
  },
  {
    name: 'JSON text of a wrong type',
    operation: 'productDetail',
    ...OF_PRODUCT,
    inject: changeData((data: { productInfo: { sliderImage: string } }) => {
      data.productInfo.sliderImage = '[{"url": 1}]';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.productInfo.sliderImage[*]',
  },
  {
    name: 'a wrong type in a map',
    operation: 'productDetail',
    ...OF_PRODUCT,
    inject: changeData((data: { productValue: Record<string, { stock: unknown }> }) => {
      Object.values(data.productValue)[0]!.stock = 'many';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.productValue.*.stock',
  },
  {
    name: 'a wrong type in a nullable object',
    operation: 'homeConfig',
    inject: changeData((data: { advertisement: unknown }) => {
      data.advertisement = 'none';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.advertisement',
  },
];
