import { deep, eachRow, type PlantedFault } from './plant.ts';

/** Values that several answers share. */
export const SHARED: readonly PlantedFault[] = [
  {
    name: 'the picker of options lacks the last sku',
    about: 'same',
    on: ['productSkuDetail'],
    at: '*',
    edit: ({ data }) => {
      const skus = Object.entries(data.productValue ?? {});
      data.productValue = Object.fromEntries(skus.slice(0, -1));
    },
  },
  {
    name: 'orders show another picture of the product',
    about: 'same',
    on: ['masterOrderDetail', 'orderDetail', 'orderList', 'awaitPayOrders'],
    edit: ({ data }) =>
      deep(data, (tree) => {
        if ('payNum' in tree) tree.image = String(tree.image).replace('front', 'detail');
      }),
  },
  {
    name: 'a payment opens the page of the first order',
    about: 'same',
    on: ['payStart'],
    edit: ({ data, memory }) => {
      if (typeof data.redirect !== 'string' || data.redirect === '') return;
      const first = memory.get('redirect') ?? data.redirect;
      memory.set('redirect', first);
      data.redirect = first;
    },
  },
  {
    name: 'a line to review has the number of its product',
    about: 'same',
    on: ['reviewableLines'],
    at: '*',
    edit: eachRow((row) => {
      row.id = row.productId;
    }),
  },
];
