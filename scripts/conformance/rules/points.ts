import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type RuleCall, treeOf, treesIn } from './call.ts';
import { isWhole } from './members.ts';

const EARNED = 1;
/** Points may be released between two reads, but not each time. */
const REPEATED = 2;

interface Sums {
  earned: number;
  spent: number;
}

interface Book {
  account: Sums | null;
  list: Sums | null;
}

const sum = (rows: readonly Record<string, unknown>[]) =>
  rows.reduce((total, { integral }) => total + Number(integral), 0);

/** The account has the sums of its entries: frozen points are in neither. */
export function createPoints(): Rule {
  const books = new Map<string, Book>();
  let wrong = 0;

  function read({ id, data }: RuleCall, book: Book): void {
    const tree = treeOf(data);
    if (id === 'pointsAccount')
      book.account = { earned: Number(tree.settledIntegral), spent: Number(tree.useIntegral) };
    else {
      const rows = treesIn(tree.list);
      const earned = rows.filter(({ type }) => type === EARNED);
      const total = sum(earned);
      book.list = { earned: total, spent: sum(rows) - total };
    }
  }

  return (call): Difference[] => {
    const { id, who, operation, isRecorded } = call;
    if (isRecorded) return [];
    if (!operation.reading) books.clear();
    const isRead = id === 'pointsAccount' || (id === 'pointsList' && isWhole(call));
    if (!isRead) return [];
    const book = books.get(who) ?? { account: null, list: null };
    books.set(who, book);
    read(call, book);
    const { account, list } = book;
    if (!account || !list) return [];
    Object.assign(book, { account: null, list: null });
    const isSame = account.earned === list.earned && account.spent === list.spent;
    if (isSame) return [];
    wrong += 1;
    return wrong < REPEATED
      ? []
      : [
          differs(
            'wrong-sum',
            id === 'pointsAccount' ? below(DATA, 'settledIntegral') : below(DATA, 'list'),
            'the points earned and spent as in the other answer',
            `${account.earned} and ${account.spent} in place of ${list.earned} and ${list.spent}`,
          ),
        ];
  };
}
