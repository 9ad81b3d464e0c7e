import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AwaitPayOrders200
} from '../../wire/model/awaitPayOrders200.ts';

import {
  DeliveryType
} from '../../wire/model/deliveryType.ts';

import type {
  Logistics
} from '../../wire/model/logistics.ts';

import type {
  MasterOrderDetail200
} from '../../wire/model/masterOrderDetail200.ts';

import type {
  OrderCancel200
} from '../../wire/model/orderCancel200.ts';

import type {
  OrderCenterCounts200
} from '../../wire/model/orderCenterCounts200.ts';

import type {
  OrderCounts200
} from '../../wire/model/orderCounts200.ts';

import type {
  OrderCreate200
} from '../../wire/model/orderCreate200.ts';

import type {
  OrderDelete200
} from '../../wire/model/orderDelete200.ts';

import type {
  OrderDetail200
} from '../../wire/model/orderDetail200.ts';

import type {
  OrderExpress200
} from '../../wire/model/orderExpress200.ts';

import type {
  OrderList200
} from '../../wire/model/orderList200.ts';

import type {
  OrderPrice200
} from '../../wire/model/orderPrice200.ts';

import type {
  OrderTake200
} from '../../wire/model/orderTake200.ts';

import {
  PayChannel
} from '../../wire/model/payChannel.ts';

import {
  PayType
} from '../../wire/model/payType.ts';

import type {
  PreOrderCreate200
} from '../../wire/model/preOrderCreate200.ts';

import type {
  PreOrderDetail200
} from '../../wire/model/preOrderDetail200.ts';

import type {
  VisitorMasterOrderDetail200
} from '../../wire/model/visitorMasterOrderDetail200.ts';

import type {
  VisitorOrderDetail200
} from '../../wire/model/visitorOrderDetail200.ts';


export const getPreOrderCreateResponseMock = (overrideResponse: Partial<Extract<PreOrderCreate200, object>> = {}): PreOrderCreate200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {preOrderNo: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getPreOrderDetailResponseMock = (overrideResponse: Partial<Extract<PreOrderDetail200, object>> = {}): PreOrderDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {proTotalFee: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), orderProNum: faker.number.int(), freightFee: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), userCouponId: faker.helpers.arrayElement([faker.number.int(), null]), couponFee: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null]), payFee: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), addressId: faker.helpers.arrayElement([faker.number.int(), null]), realName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), remark: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cartIdList: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int())), null]), orderList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), weight: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), volume: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), postage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null])}))}))}, ...overrideResponse})

export const getOrderPriceResponseMock = (overrideResponse: Partial<Extract<OrderPrice200, object>> = {}): OrderPrice200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {couponFee: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), freightFee: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payFee: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), proTotalFee: (() => faker.finance.amount({ min: -100, max: 100_000 }))()}, ...overrideResponse})

export const getOrderCreateResponseMock = (overrideResponse: Partial<Extract<OrderCreate200, object>> = {}): OrderCreate200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {orderNo: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getAwaitPayOrdersResponseMock = (overrideResponse: Partial<Extract<AwaitPayOrders200, object>> = {}): AwaitPayOrders200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), redirect: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), paid: faker.datatype.boolean(), orderList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), weight: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), volume: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), postage: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null])}))})), payType: faker.helpers.arrayElement(Object.values(PayType)), payChannel: faker.helpers.arrayElement(Object.values(PayChannel)), cancelTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getMasterOrderDetailResponseMock = (overrideResponse: Partial<Extract<MasterOrderDetail200, object>> = {}): MasterOrderDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), realName: faker.string.alpha({length: {min: 10, max: 20}}), userPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), userAddress: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), proTotalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), couponId: faker.number.int(), couponPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), paid: faker.datatype.boolean(), payTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), payType: faker.helpers.arrayElement(Object.values(PayType)), mark: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isCancel: faker.datatype.boolean(), redirect: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), orderList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), paid: faker.datatype.boolean(), status: faker.helpers.arrayElement([0,1,2,3,9] as const), refundStatus: faker.helpers.arrayElement([0,1,2,3] as const), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()}))})), cancelTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), integralPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null])}, ...overrideResponse})

export const getOrderListResponseMock = (overrideResponse: Partial<Extract<OrderList200, object>> = {}): OrderList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), masterOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), paid: faker.datatype.boolean(), payTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), status: faker.helpers.arrayElement([0,1,2,3,9] as const), totalNum: faker.number.int(), payPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), refundStatus: faker.helpers.arrayElement([0,1,2,3] as const), deliveryName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), deliveryId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()}))})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getOrderDetailResponseLogisticsMock = (overrideResponse: Partial<Logistics> = {}): Logistics => ({...{id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), expNo: faker.string.alpha({length: {min: 10, max: 20}}), expCode: faker.string.alpha({length: {min: 10, max: 20}}), expName: faker.string.alpha({length: {min: 10, max: 20}}), courier: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), courierPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), trackTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), logisticsInfo: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement([-1,0,1,2,3,4,5,6] as const), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), updateTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getOrderDetailResponseMock = (overrideResponse: Partial<Extract<OrderDetail200, object>> = {}): OrderDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), masterOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), realName: faker.string.alpha({length: {min: 10, max: 20}}), userPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), userAddress: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), proTotalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), couponId: faker.number.int(), couponPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), paid: faker.datatype.boolean(), payTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), payType: faker.helpers.arrayElement(Object.values(PayType)), status: faker.helpers.arrayElement([0,1,2,3,9] as const), refundStatus: faker.helpers.arrayElement([0,1,2,3] as const), userRemark: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()})), expressInfo: faker.helpers.arrayElement([{...getOrderDetailResponseLogisticsMock()},null,]), integralPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), courier: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), courierPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), deliveryMsg: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})

export const getOrderCountsResponseMock = (overrideResponse: Partial<Extract<OrderCounts200, object>> = {}): OrderCounts200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {unPaidCount: faker.number.int({min: 0}), unShippedCount: faker.number.int({min: 0}), receivedCount: faker.number.int({min: 0}), completeCount: faker.number.int({min: 0})}, ...overrideResponse})

export const getOrderCenterCountsResponseMock = (overrideResponse: Partial<Extract<OrderCenterCounts200, object>> = {}): OrderCenterCounts200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {unPaidCount: faker.number.int({min: 0}), unShippedCount: faker.number.int({min: 0}), receivedCount: faker.number.int({min: 0}), commentCount: faker.number.int({min: 0}), refundCount: faker.number.int({min: 0})}, ...overrideResponse})

export const getOrderCancelResponseMock = (overrideResponse: Partial<Extract<OrderCancel200, object>> = {}): OrderCancel200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getOrderDeleteResponseMock = (overrideResponse: Partial<Extract<OrderDelete200, object>> = {}): OrderDelete200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getOrderTakeResponseMock = (overrideResponse: Partial<Extract<OrderTake200, object>> = {}): OrderTake200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getOrderExpressResponseLogisticsMock = (overrideResponse: Partial<Logistics> = {}): Logistics => ({...{id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), expNo: faker.string.alpha({length: {min: 10, max: 20}}), expCode: faker.string.alpha({length: {min: 10, max: 20}}), expName: faker.string.alpha({length: {min: 10, max: 20}}), courier: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), courierPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), trackTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), logisticsInfo: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement([-1,0,1,2,3,4,5,6] as const), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), updateTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getOrderExpressResponseMock = (overrideResponse: Partial<Extract<OrderExpress200, object>> = {}): OrderExpress200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.helpers.arrayElement([{...getOrderExpressResponseLogisticsMock()},null,]), ...overrideResponse})

export const getVisitorMasterOrderDetailResponseMock = (overrideResponse: Partial<Extract<VisitorMasterOrderDetail200, object>> = {}): VisitorMasterOrderDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), realName: faker.string.alpha({length: {min: 10, max: 20}}), userPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), userAddress: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), proTotalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), couponId: faker.number.int(), couponPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), paid: faker.datatype.boolean(), payTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), payType: faker.helpers.arrayElement(Object.values(PayType)), mark: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), isCancel: faker.datatype.boolean(), redirect: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), orderList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), paid: faker.datatype.boolean(), status: faker.helpers.arrayElement([0,1,2,3,9] as const), refundStatus: faker.helpers.arrayElement([0,1,2,3] as const), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()}))})), cancelTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), integralPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null])}, ...overrideResponse})

export const getVisitorOrderDetailResponseLogisticsMock = (overrideResponse: Partial<Logistics> = {}): Logistics => ({...{id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), expNo: faker.string.alpha({length: {min: 10, max: 20}}), expCode: faker.string.alpha({length: {min: 10, max: 20}}), expName: faker.string.alpha({length: {min: 10, max: 20}}), courier: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), courierPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), trackTime: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), logisticsInfo: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement([-1,0,1,2,3,4,5,6] as const), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), updateTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getVisitorOrderDetailResponseMock = (overrideResponse: Partial<Extract<VisitorOrderDetail200, object>> = {}): VisitorOrderDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), masterOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), realName: faker.string.alpha({length: {min: 10, max: 20}}), userPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), userAddress: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), proTotalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payPostage: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), couponId: faker.number.int(), couponPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), paid: faker.datatype.boolean(), payTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), payType: faker.helpers.arrayElement(Object.values(PayType)), status: faker.helpers.arrayElement([0,1,2,3,9] as const), refundStatus: faker.helpers.arrayElement([0,1,2,3] as const), userRemark: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()})), expressInfo: faker.helpers.arrayElement([{...getVisitorOrderDetailResponseLogisticsMock()},null,]), integralPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null]), deliveryType: faker.helpers.arrayElement(Object.values(DeliveryType)), courier: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), courierPhone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), deliveryMsg: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})


export const getPreOrderCreateMockHandler = (overrideResponse?: PreOrderCreate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreOrderCreate200> | PreOrderCreate200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/pre/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreOrderCreateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreOrderDetailMockHandler = (overrideResponse?: PreOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PreOrderDetail200> | PreOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/load/pre/:preOrderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderPriceMockHandler = (overrideResponse?: OrderPrice200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderPrice200> | OrderPrice200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/computed/price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderPriceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCreateMockHandler = (overrideResponse?: OrderCreate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderCreate200> | OrderCreate200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCreateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAwaitPayOrdersMockHandler = (overrideResponse?: AwaitPayOrders200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AwaitPayOrders200> | AwaitPayOrders200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/await/pay/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAwaitPayOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMasterOrderDetailMockHandler = (overrideResponse?: MasterOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MasterOrderDetail200> | MasterOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/master/detail/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMasterOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderListMockHandler = (overrideResponse?: OrderList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderList200> | OrderList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderDetailMockHandler = (overrideResponse?: OrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderDetail200> | OrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/detail/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCountsMockHandler = (overrideResponse?: OrderCounts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCounts200> | OrderCounts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCenterCountsMockHandler = (overrideResponse?: OrderCenterCounts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCenterCounts200> | OrderCenterCounts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/center/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCenterCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCancelMockHandler = (overrideResponse?: OrderCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderCancel200> | OrderCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/cancel/:orderNo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCancelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderDeleteMockHandler = (overrideResponse?: OrderDelete200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderDelete200> | OrderDelete200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/delete/:orderNo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderDeleteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderTakeMockHandler = (overrideResponse?: OrderTake200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderTake200> | OrderTake200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/take/:orderNo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderTakeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderExpressMockHandler = (overrideResponse?: OrderExpress200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderExpress200> | OrderExpress200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/express/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderExpressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVisitorMasterOrderDetailMockHandler = (overrideResponse?: VisitorMasterOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitorMasterOrderDetail200> | VisitorMasterOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/visitor/master/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVisitorMasterOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVisitorOrderDetailMockHandler = (overrideResponse?: VisitorOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitorOrderDetail200> | VisitorOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/visitor/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVisitorOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrderMock = () => [
  getPreOrderCreateMockHandler(),
  getPreOrderDetailMockHandler(),
  getOrderPriceMockHandler(),
  getOrderCreateMockHandler(),
  getAwaitPayOrdersMockHandler(),
  getMasterOrderDetailMockHandler(),
  getOrderListMockHandler(),
  getOrderDetailMockHandler(),
  getOrderCountsMockHandler(),
  getOrderCenterCountsMockHandler(),
  getOrderCancelMockHandler(),
  getOrderDeleteMockHandler(),
  getOrderTakeMockHandler(),
  getOrderExpressMockHandler(),
  getVisitorMasterOrderDetailMockHandler(),
  getVisitorOrderDetailMockHandler()
]
