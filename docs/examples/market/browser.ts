import { handlers } from '@lychee-storefront/market';
import { setupWorker } from 'msw/browser';
import { productNames } from './app.ts';

await setupWorker(...handlers).start();
document.body.textContent = await productNames(location.origin);
