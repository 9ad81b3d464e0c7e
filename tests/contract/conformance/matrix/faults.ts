import type { MessageKey } from '#mocks/market/messages.ts';
import type { Profile } from '#mocks/profiles/types.ts';
import { isNode } from '#scripts/contract/shape.ts';
import { propertiesOf } from '#scripts/conformance/check/plan.ts';
import type { Contract, ContractOperation, OperationId } from '#scripts/conformance/contract.ts';
import { accepting, asAnother, WRITE_ACTS } from './acts.ts';
import { isId, listActs, ofAll, ofTwin, valueActs } from './inputs.ts';
import { type Leaf, leavesOf, listsOf, nameOf } from './leaves.ts';
import { acceptingInvalid, admitting, doneLate, lostLater } from './profiles.ts';
import { OF_ANOTHER, READ_ACTS } from './read-acts.ts';
import { type Act, actingProfile, type Counter } from './turn.ts';

/** One cell of the matrix, derived from the contract. */
export interface MatrixFault {
  operation: OperationId;
  kind: string;
  /** the parameter or field, '' for the whole call */
  part: string;
  profile: (counter: Counter) => Profile;
}

const ROWS = 'rows: ';
/** The answer is a list, or a page of one. */
const isList = (contract: Contract, { data }: ContractOperation): boolean => {
  const { schema } = contract.schema(data);
  return isNode(schema.items) || 'list' in propertiesOf(contract, schema);
};

type Cell = Pick<MatrixFault, 'kind' | 'part' | 'profile'>;

/** What a run without faults gets from an operation. */
export interface Noted {
  /** keys of its refusals */
  refusals: Set<string>;
  /** of its first success */
  data?: unknown;
}

/** Faults of one operation. */
function cellsOf(
  contract: Contract,
  operation: ContractOperation,
  { refusals, data }: Noted,
): Cell[] {
  const { id, reading, signIn } = operation;
  const acting = (kind: string, act: Act, part = ''): Cell => ({
    kind,
    part,
    profile: (counter) => actingProfile(id, act, counter, reading),
  });
  const leaves = leavesOf(contract, operation);
  const ofLeaf = (leaf: Leaf): Cell[] => [
    ...valueActs(leaf).map(({ kind, act }) => acting(kind, act, nameOf(leaf))),
    ...(isId(leaf) && !reading
      ? [
          acting('another object', ofTwin(leaf), nameOf(leaf)),
          acting('all objects', ofAll(leaf), nameOf(leaf)),
        ]
      : []),
  ];
  const ofFields = leaves.filter(({ place, name }) => place !== 'params' && name !== '');
  const general: Cell[] = reading
    ? READ_ACTS.filter(
        ({ kind }) =>
          (isList(contract, operation) || !kind.startsWith(ROWS)) &&
          (signIn !== 'public' || kind !== OF_ANOTHER),
      ).map(({ kind, act }) => acting(kind, act))
    : [
        ...WRITE_ACTS.map(({ kind, act }) => acting(kind, act)),
        { kind: 'done late', part: '', profile: (counter) => doneLate(contract, id, counter) },
        {
          kind: 'lost with the next write',
          part: '',
          profile: (counter) => lostLater(contract, id, counter),
        },
        ...listsOf(contract, operation).flatMap((leaf) =>
          listActs(leaf).map(({ kind, act }) => acting(kind, act, nameOf(leaf))),
        ),
        ...(leaves.some(isId) ? [acting('done for another member', asAnother)] : []),
      ];
  return [
    ...general,
    ...leaves.flatMap(ofLeaf),
    ...[...refusals].map((key) => acting('accepted', accepting(key as MessageKey, data), key)),
    ...(signIn === 'required'
      ? [false, true].map((isEnded) => ({
          kind: isEnded ? 'accepted after the session' : 'accepted without a session',
          part: '',
          profile: (counter: Counter) => admitting(id, counter, isEnded, data),
        }))
      : []),
    ...ofFields.map((leaf) => ({
      kind: 'invalid value accepted',
      part: nameOf(leaf),
      profile: (counter: Counter) =>
        acceptingInvalid(id, counter, [leaf.place === 'query' ? 'query' : 'body', leaf.name], data),
    })),
  ];
}

/** All cells, those of writes first, in each half the operations with the fewest calls first. */
export function matrixFaults(
  contract: Contract,
  calls: ReadonlyMap<string, number>,
  noted: ReadonlyMap<string, Noted>,
): MatrixFault[] {
  return [...contract.operations.values()]
    .toSorted(
      (one, other) =>
        Number(one.reading) - Number(other.reading) ||
        (calls.get(one.id) ?? 0) - (calls.get(other.id) ?? 0),
    )
    .flatMap((operation) =>
      cellsOf(contract, operation, noted.get(operation.id) ?? { refusals: new Set() }).map(
        (cell) => ({
          ...cell,
          operation: operation.id,
        }),
      ),
    );
}
