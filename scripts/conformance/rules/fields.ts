import { createAgreed } from './agreed.ts';
import type { Rule } from './call.ts';
import { createColumns } from './columns.ts';
import { createCopies } from './copies.ts';
import type { Facts } from './facts.ts';
import { freshRules } from './fresh.ts';
import { createKeys } from './keys.ts';
import { sentRules } from './sent.ts';
import { stateRules } from './states.ts';
import { createSteady } from './steady.ts';
import { wholeRules } from './wholes.ts';

/** Values inside of answers, and the same fact in several answers. */
export const fieldRules = (facts: Facts): readonly Rule[] => [
  ...stateRules(facts),
  ...wholeRules(),
  ...freshRules(facts),
  createKeys(facts),
  ...sentRules(),
  createAgreed(facts),
  createCopies(facts),
  createSteady(facts),
  createColumns(),
];
