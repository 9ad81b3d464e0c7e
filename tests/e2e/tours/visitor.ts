import type { Tour } from './guide.ts';

export const visitorTour: Tour = {
  name: 'visitor',
  async run({ sandbox, checkPage }) {
    const [link] = await sandbox.control<{ address: string }[]>({ do: 'links' });
    await checkPage('order by link', link?.address ?? '');
    await checkPage('order look-up', '/order/order_detail?identity=');
  },
};
