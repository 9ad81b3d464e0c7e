/** Walks a browser through the journeys of `tests/e2e`. `-- --as-is tests/e2e/buy.spec.ts -g "wallet"` picks a profile and tests. */
import { runPlaywright } from './playwright.ts';

runPlaywright([]);
