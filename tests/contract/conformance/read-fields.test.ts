import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContract } from '#scripts/conformance/contract.ts';
import { fieldsOfAnswers, fieldsOfTables } from './read-fields.ts';
import { BY_CODE, NOTHING_KNOWN } from './unread-fields.ts';

const contract = loadContract();
const tables = fieldsOfTables(contract);
const isInTable = (field: string) =>
  tables.has(field) || tables.has(`*.${field.slice(field.lastIndexOf('.') + 1)}`);
const fields = fieldsOfAnswers(contract);
const listed = [...Object.values(BY_CODE), ...Object.values(NOTHING_KNOWN)].flatMap((text) =>
  text.split(' '),
);

it('every field of an answer is read by a rule, or it is listed why nothing is known of it', () => {
  expect(fields.filter((field) => !isInTable(field) && !listed.includes(field))).toEqual([]);
});

it('the lists have each field once, and none that is gone or in a table', () => {
  expect(listed.filter((field, at) => listed.indexOf(field) !== at)).toEqual([]);
  expect(listed.filter((field) => !fields.includes(field) || isInTable(field))).toEqual([]);
});

it('the rules that read fields by code exist', () => {
  const files = Object.keys(BY_CODE).map((name) => `scripts/conformance/rules/${name}.ts`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
