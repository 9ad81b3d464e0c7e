/** Runs the browser tests in `tests/e2e`. `-- --as-is tests/e2e/buy.spec.ts -g "wallet"` selects a profile and tests. */
import { runPlaywright } from './playwright.ts';

runPlaywright([]);
