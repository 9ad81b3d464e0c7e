import type { Refusal } from './types.ts';

/** The text of a failed insert, in the form of recordings 219, 380 and 518. */
function sqlError(exception: string, reason: string, dao: string, table: string): Refusal {
  const cause = `${exception}: ${reason}`;
  const message = [
    '',
    `### Error updating database.  Cause: ${cause}`,
    `### The error may exist in com/example/service/dao/${dao}.java (best guess)`,
    `### The error may involve com.example.service.dao.${dao}.insert-Inline`,
    '### The error occurred while setting parameters',
    `### SQL: INSERT INTO ${table}  ( uid, name )  VALUES  ( ?, ? )`,
    `### Cause: ${cause}`,
    `; ${reason}; nested exception is ${cause}`,
  ].join('\n');
  return { code: 500, message, data: null };
}

export const noDefault = (column: string, dao: string, table: string): Refusal =>
  sqlError('java.sql.SQLException', `Field '${column}' doesn't have a default value`, dao, table);

export const tooLong = (column: string): Refusal =>
  sqlError(
    'com.mysql.jdbc.MysqlDataTruncation',
    `Data truncation: Data too long for column '${column}' at row 1`,
    'MasterOrderDao',
    'eb_master_order',
  );
