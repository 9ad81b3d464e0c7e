import * as zod from 'zod/mini';
import { type OperationId, operations } from '../../generated/operations.ts';
import { validators } from '../../generated/validators.ts';
import { FailureCode } from '../../generated/model/failureCode.ts';
import { FIRST_SWITCHES, type LoginWay } from '../market/login-switches.ts';
import { SCENARIOS } from '../market/sandbox.ts';
import type { ShopCurrency } from '../market/shop-currency.ts';
import type { Delivery, SocialPerson } from '../market/state.ts';
import { PROFILE_NAMES } from '../profiles/all.ts';
import { HOSTILITIES, type Hostility } from './hostile.ts';
import { type Fault, FAULTS } from './switches.ts';

/** An answer that replaces those of the market: `data` of a success, or a failure. */
export type GivenAnswer =
  { data: unknown; message?: string } | { code: FailureCode; message: string | null };

/** Which order an event is about: for backends that need it. The market takes the newest one of the account. */
interface OfOrder {
  orderNo?: string;
}

/** Commands of the sandbox panel, the simulated providers and tests: merchants, couriers, providers, time and faults. */
export type Command =
  | { do: 'inbox'; to?: string }
  | { do: 'links' }
  | { do: 'state' }
  | { do: 'reset' }
  | { do: 'forward'; ms: number }
  | { do: 'delay'; ms: number; operation?: OperationId | '*' }
  | { do: 'fault'; operation: OperationId | '*'; fault: Fault | null; times?: number }
  | { do: 'answer'; operation: OperationId; answer: GivenAnswer | null; times?: number }
  | { do: 'profile'; name: string }
  | { do: 'currency'; currency: ShopCurrency | null }
  | { do: 'hostile'; how: Hostility | null }
  | { do: 'scenario'; name: string; email: string; skuId?: number }
  | (OfOrder & { do: 'ship'; email: string; delivery?: Delivery['type'] })
  | (OfOrder & { do: 'sign'; email: string })
  | (OfOrder & { do: 'reply'; email: string })
  | (OfOrder & { do: 'refund'; email: string; step: 'accept' | 'refuse' | 'arrive'; why?: string })
  | { do: 'settle'; email: string; approved: boolean; why?: string }
  | { do: 'payment'; id: string }
  | (OfOrder & { do: 'wallet'; id: string; approved: boolean })
  | { do: 'intent'; clientSecret: string }
  | (OfOrder & { do: 'card'; clientSecret: string; accepted: boolean })
  | (OfOrder & { do: 'scan'; id: string })
  | { do: 'loginWay'; way: LoginWay; on: boolean }
  | { do: 'google'; person?: SocialPerson }
  | { do: 'facebook'; person?: SocialPerson }
  | { do: 'twitter'; token: string; approved: boolean; person?: SocialPerson };

type CommandName = Command['do'];
type FieldsOf<Asked> = { [Field in Exclude<keyof Asked, 'do'>]-?: zod.ZodMiniType };

const text = zod.string();
const email = text;
const yesOrNo = zod.boolean();
const ms = zod.number().check(zod.gte(0));
const orderNo = zod.optional(text);
const times = zod.optional(zod.int().check(zod.gte(1)));
const operation = zod.enum(Object.keys(operations));
const operationOrAll = zod.enum(['*', ...Object.keys(operations)]);
const person = zod.custom((value) => typeof value === 'object' && value !== null);
const currency = zod.strictObject({ country: text, currency: text, symbol: text, ID: text });
const answer = zod.union([
  zod.strictObject({ data: zod.unknown(), message: zod.optional(text) }),
  zod.strictObject({ code: zod.enum(FailureCode), message: zod.nullable(text) }),
]);

/** The fields of each command, by its name. Times are in ms. */
const FIELDS: { [Name in CommandName]: FieldsOf<Extract<Command, { do: Name }>> } = {
  inbox: { to: zod.optional(text) },
  links: {},
  state: {},
  reset: {},
  forward: { ms: zod.number() },
  delay: { ms, operation: zod.optional(operationOrAll) },
  fault: { operation: operationOrAll, fault: zod.nullable(zod.enum(FAULTS)), times },
  answer: { operation, answer: zod.nullable(answer), times },
  profile: { name: zod.enum(PROFILE_NAMES) },
  currency: { currency: zod.nullable(currency) },
  hostile: { how: zod.nullable(zod.enum(HOSTILITIES)) },
  scenario: {
    name: zod.enum(Object.keys(SCENARIOS)),
    email,
    skuId: zod.optional(zod.int()),
  },
  ship: { email, orderNo, delivery: zod.optional(zod.enum(['express', 'own', 'virtual'])) },
  sign: { email, orderNo },
  reply: { email, orderNo },
  refund: {
    email,
    orderNo,
    step: zod.enum(['accept', 'refuse', 'arrive']),
    why: zod.optional(text),
  },
  settle: { email, approved: yesOrNo, why: zod.optional(text) },
  payment: { id: text },
  wallet: { id: text, orderNo, approved: yesOrNo },
  intent: { clientSecret: text },
  card: { clientSecret: text, orderNo, accepted: yesOrNo },
  scan: { id: text, orderNo },
  loginWay: { way: zod.enum(Object.keys(FIRST_SWITCHES)), on: yesOrNo },
  google: { person: zod.optional(person) },
  facebook: { person: zod.optional(person) },
  twitter: { token: text, approved: yesOrNo, person: zod.optional(person) },
};

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  expected?: unknown;
  values?: unknown[];
  keys?: string[];
  minimum?: unknown;
}

const listed = (names: readonly unknown[]) => names.join(', ');

function complaint({ code, path, ...issue }: Issue, fields: readonly string[]): string {
  const field = path.join('.');
  if (code === 'unrecognized_keys')
    return `there is no field ${listed(issue.keys ?? [])}; fields are ${listed(fields)}`;
  if (issue.values) return `${field} is one of ${listed(issue.values)}`;
  if (code === 'too_small') return `${field} is at least ${String(issue.minimum)}`;
  if (field === 'answer')
    return 'answer is {data, message?}, {code, message} of a failure, or null';
  return `${field} is a ${String(issue.expected ?? 'value of the contract')}`;
}

/** An answer of an operation is one that the contract has. */
function assertPossible(
  id: OperationId,
  { data, message = '' }: { data: unknown; message?: string | undefined },
) {
  const checked = validators[id].response.safeParse({ code: 200, message, data });
  const [issue] = checked.error?.issues ?? [];
  if (issue) throw new Error(`answer: ${id} has no such ${issue.path.join('.')}`);
}

/** The command in a text or object from outside. Throws an error with the names that exist if it is none. */
export function readCommand(value: unknown): Command {
  const { do: name, ...given } = { ...(value as { do?: unknown } | null) };
  if (typeof name !== 'string' || !Object.hasOwn(FIELDS, name))
    throw new Error(
      `There is no command ${String(name)}; commands are ${listed(Object.keys(FIELDS))}`,
    );
  const fields = FIELDS[name as CommandName];
  const checked = zod.strictObject(fields).safeParse(given);
  const [issue] = (checked.error?.issues ?? []) as Issue[];
  if (issue) throw new Error(`${name}: ${complaint(issue, Object.keys(fields))}`);
  const command = value as Command;
  if (command.do === 'answer' && command.answer && 'data' in command.answer)
    assertPossible(command.operation, command.answer);
  return command;
}
