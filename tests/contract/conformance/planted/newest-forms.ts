import { eachRow, type PlantedFault, set, texts } from './plant.ts';

const HOUR = 3_600_000;
/** A time of the wire, moved. */
const moved = (text: unknown, ms: number) =>
  typeof text === 'string' && text !== ''
    ? new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + ms)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ')
    : text;
const float = (amount: unknown) =>
  typeof amount === 'string' && Number(amount) > 0
    ? String(Number(amount) * 1.1 - Number(amount) * 0.1)
    : amount;

/** Kinds that the rules before them had not been tried with: how texts, times and values are written. */
export const NEWEST_FORMS: readonly PlantedFault[] = [
  {
    name: 'prices of lists have the digits of floats',
    about: 'form',
    on: ['productList'],
    edit: eachRow((row) => {
      row.price = float(row.price);
    }),
  },
  {
    name: 'times of payment are in the zone of the database',
    about: 'time',
    on: ['masterOrderDetail', 'orderDetail'],
    at: '*',
    edit: ({ data }) => {
      data.payTime = moved(data.payTime, -8 * HOUR);
    },
  },
  {
    name: 'the time of a refund is that of its order',
    about: 'time',
    on: ['refundDetail'],
    edit: ({ data }) => {
      data.refundTime = moved(data.createTime, -HOUR * 30);
    },
  },
  {
    name: 'reviews are an hour early, as in summer',
    about: 'time',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row) => {
      row.createTime = moved(row.createTime, -HOUR);
    }),
  },
  {
    name: 'Chinese names are read in another charset',
    about: 'text',
    on: ['productDetail', 'merchantIndex'],
    edit: texts(['storeName', 'name'], (text) => Buffer.from(text, 'utf8').toString('latin1')),
  },
  {
    name: 'Thai text of a shop becomes question marks',
    about: 'text',
    on: ['productCategories'],
    edit: texts(['name'], (text) => text.replaceAll(/[^ -\u024F]/g, '?')),
  },
  {
    name: 'the type of a sign-in has a capital',
    about: 'form',
    on: ['emailLogin'],
    at: '*',
    edit: set('type', () => 'Email'),
  },
  {
    name: 'the reply of a review is missing instead of null',
    about: 'form',
    on: ['productReviews'],
    edit: eachRow((row) => {
      for (const key of Object.keys(row)) if (row[key] === null) delete row[key];
    }),
  },
  {
    name: 'no pictures of a review are null',
    about: 'form',
    on: ['myReviews'],
    edit: eachRow((row) => {
      for (const key of Object.keys(row)) if (Array.isArray(row[key])) row[key] = null;
    }),
  },
  {
    name: 'a coupon can be used one day too long',
    about: 'time',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row, at) => {
      if (at === 0) row.endTime = moved(row.startTime, -24 * HOUR);
    }),
  },
  {
    name: 'dates have slashes',
    about: 'form',
    on: ['orderList'],
    edit: texts(['createTime'], (text) => text.replaceAll('-', '/')),
  },
  {
    name: 'times have no seconds',
    about: 'form',
    on: ['couponList'],
    edit: texts(['startTime', 'endTime'], (text) => text.slice(0, 16)),
  },
  {
    name: 'pictures of reviews are one text with commas',
    about: 'form',
    on: ['productReviews'],
    edit: eachRow((row) => {
      for (const key of Object.keys(row))
        if (Array.isArray(row[key])) row[key] = (row[key] as unknown[]).join(',');
    }),
  },
];
