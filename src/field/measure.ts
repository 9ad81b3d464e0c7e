/**
 * Measures a page and sends the result once, when the page is hidden for the first time. A script of its own, so that it
 * also works if the app's scripts fail (`src/server/inline-scripts.ts` loads it).
 */
import type { Beacon } from './beacon.ts';
import { collectProblems, currentRoute } from './problems.ts';
import { measureVitals } from './vitals.ts';

const FIELD_PATH = '/field-data';

const route = currentRoute();
const readVitals = measureVitals();
const problems = collectProblems();
let isSent = false;

function send() {
  if (isSent) return;
  isSent = true;
  const beacon: Beacon = { route, ...readVitals(), ...problems };
  navigator.sendBeacon(FIELD_PATH, JSON.stringify(beacon));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
// Safari does not report every hidden page.
window.addEventListener('pagehide', send);
