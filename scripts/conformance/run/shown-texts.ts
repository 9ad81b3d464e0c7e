import { isNode } from '../../contract/shape.ts';
import { isTree } from '../rules/call.ts';
import { propertiesOf } from '../check/plan.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { SENDS_MESSAGES } from '../effects.ts';

/** What opens accounts is not shown, pictures and explanations have their own rules, numbers name other things. */
const HIDDEN =
  /passw|captcha|token|oauth|payer|pic|img|explain|category|unique|(^|[a-z])(ids?|no)$/i;
/** On a page of its own, not at all, or only of an account that is new. */
const ELSEWHERE: readonly string[] = [
  'refundApply.text',
  'settlementApply.country',
  'facebookLogin.name',
];
const LEAST_LETTERS = 4;

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** The free texts of a body that none of the answers after it shows. */
export function unshownTexts(
  contract: Contract,
  { id, body }: ContractOperation,
  sent: unknown,
  answers: readonly unknown[],
): string[] {
  if (!body || SENDS_MESSAGES.has(id) || !isTree(sent)) return [];
  const properties = propertiesOf(contract, contract.schema(body.schema).schema);
  const shown = leavesOf(answers).map(String);
  return Object.entries(sent).flatMap(([name, value]) => {
    const property = properties[name];
    const isFree = isNode(property) && contract.schema(property).schema.enum === undefined;
    const isHidden = HIDDEN.test(name) || ELSEWHERE.includes(`${id}.${name}`);
    if (!isFree || isHidden || typeof value !== 'string') return [];
    const text = value.trim();
    const isDue = Array.from(text).length >= LEAST_LETTERS;
    return isDue && !shown.some((one) => one.includes(text)) ? [name] : [];
  });
}
