/**
 * Runs the checks that need no test: `npm run lint`, or those whose names begin with the given words, e.g.
 * `npm run lint types imports`. `npm test` runs all of them.
 */
import { runStep } from './test/step.ts';
import { checks } from './test/steps.ts';

const words = process.argv.slice(2);
const wanted = checks.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().startsWith(word)),
);
if (wanted.length === 0)
  console.error(`There is no such check; there are: ${checks.map(({ name }) => name).join(', ')}`);
process.exitCode = wanted.length === 0 ? 1 : 0;
for (const step of wanted) {
  const { failures } = await runStep(step, false);
  if (failures.length > 0) process.exitCode = 1;
}
