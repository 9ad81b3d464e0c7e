import type { Place } from '../check/walk.ts';
import type { Difference, Kind } from '../grade.ts';
import { below, differs, type Rule, type RuleCall } from './call.ts';
import { HOUR, STAMP, timeOf } from './times.ts';

/** All values that a field has had, each once. */
interface Column {
  values: Set<string>;
  /** letters of the longest ones */
  longest: number;
  atLongest: string[];
  isReported: boolean;
}
/** Texts with spaces are written; numbers, codes and addresses have a length of their own. */
const WRITTEN = /\p{L} ./u;
const ADDRESS = /^(https?:|\/|[[{<])/;
/** No text ends like this, unless it is cut. */
const UNFINISHED = /[\s,(&/–-]$/u;
const ENOUGH = 4;
const ENOUGH_UNFINISHED = 2;
const MOST = 500;

/** Texts that end within a tag or an entity of HTML. */
const CUT_HTML = /<[a-z/][^<>…]*$|&#?\w{1,6}$/i;
const HTML = /<\/[a-z]\w*>/i;

const EVENT = /^(createTime|payTime|updateTime|refundTime|useTime)$/;
/** Tracking is fetched at midnight. */
const NIGHTLY = 'Logistics.updateTime';
const MIDNIGHT = / 00:00:00$/;
const ENOUGH_TIMES = 3;

const emptyColumn = (): Column => ({
  values: new Set(),
  longest: 0,
  atLongest: [],
  isReported: false,
});

/** Several of the longest texts have one length, and end within a sentence. */
const isCut = ({ values, atLongest }: Column) =>
  atLongest.length >= ENOUGH &&
  atLongest.length * 4 >= values.size &&
  atLongest.filter((text) => UNFINISHED.test(text)).length >= ENOUGH_UNFINISHED;

/** The times of what happens, of which one is of today, are not all at midnight. */
const isMidnight = ({ values }: Column, at: number) =>
  values.size >= ENOUGH_TIMES &&
  [...values].every((text) => MIDNIGHT.test(text)) &&
  [...values].some((text) => Math.abs(at - timeOf(text)) < 24 * HOUR);

function add(column: Column, text: string): void {
  if (column.values.size >= MOST) return;
  column.values.add(text);
  if (text.length > column.longest) {
    column.longest = text.length;
    column.atLongest = [];
  }
  if (text.length === column.longest) column.atLongest.push(text);
}

/** What all values of one field say together: texts that were cut at a length, times that lost their hours. */
export function createColumns(): Rule {
  const columns = new Map<string, Map<string, Map<string, Column>>>();

  function found(column: Column, kind: Kind, place: Place, expected: string, got: string) {
    column.isReported = true;
    return [differs(kind, place, expected, got)];
  }

  function check(
    { at }: RuleCall,
    column: Column,
    { key, text, place }: { key: string; text: string; place: Place },
  ): Difference[] {
    if (HTML.test(text) && CUT_HTML.test(text))
      return found(column, 'wrong-text', place, 'whole HTML', 'a text that ends within a tag');
    const isTime = STAMP.test(text);
    const isEvent = EVENT.test(key.slice(key.lastIndexOf('.') + 1)) && key !== NIGHTLY;
    if (isTime ? !isEvent : ADDRESS.test(text)) return [];
    if (!isTime && !WRITTEN.test(text)) return [];
    add(column, text);
    if (isTime && isMidnight(column, at))
      return found(
        column,
        'wrong-time',
        place,
        'the time of the day, too',
        `${column.values.size} times, all at midnight`,
      );
    return !isTime && isCut(column)
      ? found(
          column,
          'wrong-text',
          place,
          'whole texts',
          `${column.atLongest.length} texts that end after ${column.longest} letters, some within a sentence`,
        )
      : [];
  }

  /** By operation, schema and field. */
  function columnsOf(id: string, schema: string): Map<string, Column> {
    const schemas = columns.get(id) ?? new Map<string, Map<string, Column>>();
    columns.set(id, schemas);
    const fields = schemas.get(schema) ?? new Map<string, Column>();
    schemas.set(schema, fields);
    return fields;
  }

  return (call) =>
    call.operation.reading
      ? call.objects.flatMap(({ tree, schema, place }) => {
          const fields = columnsOf(call.id, schema);
          return Object.entries(tree).flatMap(([field, text]) => {
            if (typeof text !== 'string' || text.length <= 3) return [];
            const column = fields.get(field) ?? emptyColumn();
            fields.set(field, column);
            if (column.isReported || column.values.has(text)) return [];
            const key = `${schema}.${field}`;
            return check(call, column, { key, text, place: below(place, field) });
          });
        })
      : [];
}
