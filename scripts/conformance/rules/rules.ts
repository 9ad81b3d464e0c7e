import type { Node } from '../../contract/shape.ts';
import type { Place } from '../check/walk.ts';
import type { Contract } from '../contract.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference } from '../grade.ts';
import { prepareWrite } from './agreed.ts';
import { createApplied } from './applied.ts';
import { type Found, callOf, isTree, type RuleCall, type Tree, treeOf } from './call.ts';
import { createAppearing } from './appearing.ts';
import { createCarts } from './carts.ts';
import { claim, rememberPrices, uploadDifferences } from './claims.ts';
import {
  countDifferences,
  defaultDifferences,
  flagDifferences,
  flagsOfGuests,
  pointsDifferences,
  refundDifferences,
} from './counts.ts';
import { createFacts, type Doubt, type Facts } from './facts.ts';
import { fieldRules } from './fields.ts';
import { createFilterRule } from './filters.ts';
import { createGrowing } from './growing.ts';
import { createLanguageRule } from './languages.ts';
import { createMembers } from './members.ts';
import { createMoments } from './moments.ts';
import { createNeighbours } from './neighbours.ts';
import { createSameOrder } from './orders.ts';
import { createOpened } from './opened.ts';
import { createOwn } from './own.ts';
import { cacheDifferences, createOwners } from './owners.ts';
import { createPageRule } from './pages.ts';
import { createPictures, type ShownPicture } from './pictures.ts';
import { relationRules } from './relations.ts';
import { rowDifferences } from './rows.ts';
import { saidRules } from './said.ts';
import { createSecrets } from './secrets.ts';
import { createGalleries, createGuarantees, SHAPES } from './shapes.ts';
import { nameDifferences, repeatedDifferences, treeDifferences } from './siblings.ts';
import {
  belongDifferences,
  listedDifferences,
  restDifferences,
  shownDifferences,
} from './shown.ts';
import { createShelf } from './shelf.ts';
import { createSettings } from './settings.ts';
import { createSilent } from './silent.ts';
import { signInDifferences } from './sign-ins.ts';
import { discountDifferences, otherSumDifferences, sumDifferences } from './sums.ts';
import { createTexts } from './texts.ts';
import { createTimeRule } from './times.ts';

/** Expectations that hold for every answer. They remember what was sent and read. */
export interface Rules {
  /** an object of an answer with its schema, before `check` */
  found(tree: Tree, schema: Node, place: Place): void;
  check(exchange: Exchange, code: number, data: unknown): Difference[];
  message(text: unknown): Difference[];
  isSecret(field: string, value: unknown): boolean;
  /** another party changed something: a merchant, a courier, a provider, or time */
  outside(what: string): void;
  /** answers that contradict each other, and must be read again to say which is wrong */
  doubts(): Doubt[];
  /** a sample of the pictures that answers have shown, to be loaded; of so many addresses, or one of each field */
  pictures(most: number): ShownPicture[];
  /** operations that each kind of rules had something to compare in */
  applied(): Record<string, number>;
}

/** Simulated events that change nothing which a member can read. */
const HARMLESS = new Set([
  'inbox',
  'links',
  'state',
  'fault',
  'loginWay',
  'google',
  'facebook',
  'twitter',
]);

/** Who has sent a call, by the sign-ins before it. */
function createAccounts(
  secrets: ReturnType<typeof createSecrets>,
  owners: ReturnType<typeof createOwners>,
) {
  const accounts = new Map<string, string>();

  /** Members are known by their uid, other sessions by their token. */
  const whoIs = (token: string | null | undefined): string =>
    token === null || token === undefined || token === ''
      ? 'guest'
      : (accounts.get(token) ?? token);

  function rememberSession(data: unknown) {
    const { token, uid, email, phone, type } = treeOf(data);
    if (typeof token !== 'string' || (typeof uid !== 'number' && typeof uid !== 'string')) return;
    accounts.set(token, String(uid));
    secrets.hide(token);
    // The name of the account; a phone beside it may be that of another one, too.
    const name = type === 'phone' ? phone : email;
    if (typeof name === 'string') owners.own(String(uid), name);
  }

  return { whoIs, rememberSession };
}

/** The number of wishes changes by those that were not there. */
function countWishes(
  { id, sent, params, who, at }: RuleCall,
  facts: Facts,
  members: ReturnType<typeof createMembers>,
) {
  const wished = (product: unknown) => members.has('wishes', who, product);
  const added = id === 'collectProductAdd' || id === 'collectProductBatch' ? treeOf(sent).id : [];
  const changed: [boolean | null, number][] = [added].flat().map((one) => [wished(one), 1]);
  if (id === 'collectProductCancel') changed.push([wished(params.proId) !== true, -1]);
  if (id === 'collectProductDelete' || changed.some(([is]) => is === null))
    facts.forget({ things: `caller ${who}`, name: 'collectCount' });
  for (const [isThere, by] of changed)
    if (isThere === false)
      facts.shift({ thing: `caller ${who}`, name: 'collectCount', by, at, isShared: false });
}

/** What a write could change, by its address. */
const CHANGED: readonly (readonly [path: RegExp, things: RegExp])[] = [
  [/\/address\//, /^address /],
  [/\/order\//, /^(store )?order /],
  [/\/coupon\//, /^received coupon /],
  [/\/user\//, /^caller /],
];

/** A refused write has changed nothing of its caller: what was read just before is still so. */
function refuse(facts: Facts, { operation, isRecorded, at }: RuleCall) {
  const [, things] = CHANGED.find(([path]) => path.test(operation.path)) ?? [];
  if (things && !isRecorded) facts.confirm({ things: (thing) => things.test(thing) }, at);
}

/** The schemas of the contract by their nodes. */
function namesOf(contract: Contract): Map<Node, string> {
  const schemas = treeOf(treeOf(contract.spec.components).schemas);
  return new Map(
    Object.keys(schemas).map((name) => [
      contract.schema({ $ref: `#/components/schemas/${name}` }).schema,
      name,
    ]),
  );
}

/** They need no other answer. */
const OF_ONE_ANSWER: readonly ((call: RuleCall) => Difference[])[] = [
  sumDifferences,
  otherSumDifferences,
  rowDifferences,
  cacheDifferences,
  treeDifferences,
  repeatedDifferences,
  ...SHAPES,
  uploadDifferences,
  nameDifferences,
  flagsOfGuests,
  defaultDifferences,
];

/** What one answer shows of a thing, and what others have shown of it. */
const OF_FACTS: readonly ((facts: Facts, call: RuleCall) => Difference[])[] = [
  signInDifferences,
  shownDifferences,
  belongDifferences,
  restDifferences,
  listedDifferences,
];

/** @param seed chooses what is only tried in part */
export function createRules(contract: Contract, seed = 1): Rules {
  const names = namesOf(contract);
  const doubts: Doubt[] = [];
  const facts = createFacts(doubts);
  const carts = createCarts(facts);
  const members = createMembers();
  const owners = createOwners();
  const pictures = createPictures(seed);
  const texts = createTexts(pictures.showed);
  const secrets = createSecrets();
  const { whoIs, rememberSession } = createAccounts(secrets, owners);
  const times = createTimeRule(members.has);
  const languages = createLanguageRule();
  const applied = createApplied();
  const shelf = createShelf(doubts);
  let changes = 0;
  let lastWrite = 0;
  const pages = createPageRule(createFacts(doubts), () => changes);
  const filters = createFilterRule(createFacts(doubts), () => changes);
  const neighbours = createNeighbours();
  const own = createOwn(facts);
  const opened = createOpened(facts);
  const moments = createMoments();
  const growing = createGrowing(contract, () => changes);
  let objects: Found[] = [];
  /** They compare with what was read and written before. */
  const IN_SEQUENCE: readonly ((call: RuleCall) => Difference[])[] = [
    ...OF_FACTS.map((rule) => (call: RuleCall) => rule(facts, call)),
    (call) => carts.check(call),
    (call) => members.check(call),
    (call) => countDifferences(facts, call),
    (call) => flagDifferences(facts, call),
    (call) => pointsDifferences(facts, call),
    (call) => refundDifferences(facts, call),
    (call) => discountDifferences(facts, call),
    ...relationRules(facts),
    ...fieldRules(facts),
    pages,
    filters,
    neighbours.check,
    ...own.rules,
    moments,
    growing,
    (call) => opened(call, SUCCESS),
    createAppearing(),
    createSameOrder(facts),
    createSilent(contract),
    createSettings(contract, facts),
  ];
  const ALWAYS: readonly ((call: RuleCall) => Difference[])[] = [
    ...OF_ONE_ANSWER,
    owners.check,
    texts.check,
    languages.check,
    createGalleries(),
    createGuarantees(),
    ...saidRules(contract),
  ];

  function change() {
    changes += 1;
    facts.change();
  }

  function outside(what: string) {
    if (HARMLESS.has(what)) return;
    change();
    carts.forget(what === 'refund');
    members.forget();
    neighbours.forget();
    own.outside(what);
    for (const name of ['lastTotal', 'collectCount']) facts.forget({ name });
  }

  function check(exchange: Exchange, code: number, data: unknown): Difference[] {
    const seen = objects;
    objects = [];
    const { operation, body, token } = exchange;
    secrets.sent(body);
    const call = callOf(exchange, data, whoIs(token), seen, lastWrite);
    if (code !== SUCCESS) {
      carts.refused(call);
      members.refused(call);
      if (!operation.reading) refuse(facts, call);
      return [...languages.message(call), ...opened(call, code)];
    }
    rememberSession(data);
    applied.add(call);
    if (!operation.reading) {
      prepareWrite(facts, call);
      change();
      lastWrite = Math.max(lastWrite, call.at);
      countWishes(call, facts, members);
      const { id } = treeOf(call.sent);
      claim(facts, call);
      if (call.id === 'addressDelete') facts.forget({ things: `address ${String(id)}` });
    }
    // Times first: of a list as it was before the call.
    const rules = [times, ...(call.isOverlapped ? [] : IN_SEQUENCE), ...ALWAYS];
    const found = shelf.judge(call, rules);
    rememberPrices(facts, call);
    // A success that should have been a failure has an unknown effect.
    if (exchange.expected && !exchange.expected.includes(SUCCESS)) outside('a success');
    return found;
  }

  return {
    found(tree, schema, place) {
      const name = names.get(schema);
      if (name !== undefined && isTree(tree)) objects.push({ tree, schema: name, place });
    },
    check,
    message: texts.message,
    isSecret: secrets.isSecret,
    outside,
    doubts: () => doubts.splice(0),
    pictures: pictures.sample,
    applied: applied.counts,
  };
}
