/** Tests every buying step with every fault; `npm test` runs a sample. `-- -g "place the order"`, `-- --as-is`. */
import { runPlaywright } from './playwright.ts';

runPlaywright(['tests/e2e/faults', '--retries=0', '--reporter=line'], { FAULTS: 'all' });
