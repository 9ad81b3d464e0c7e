/** Runs the browser tests in `tests/e2e`. `-- --as-is tests/e2e/buy.spec.ts -g "wallet"` selects a profile and tests. */
// All servers of the tests share one build.
import './build.ts';
import { runPlaywright } from './playwright.ts';

runPlaywright([]);
