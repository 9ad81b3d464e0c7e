/** Walks every buying step through every fault in a browser; `npm test` walks a sample. `-- -g "place the order"` picks steps, `-- --as-is` the profile. */
import { runPlaywright } from './playwright.ts';

runPlaywright(['tests/e2e/faults', '--retries=0', '--reporter=line'], { FAULTS: 'all' });
