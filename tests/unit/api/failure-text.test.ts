import { describe, expect, it } from 'vitest';
import { failureText } from '../../../src/api/failure-text.ts';

describe('the text of a failure', () => {
  it.each([
    'Pending orders cannot be refunded',
    'Applying for a refund',
    'order does not exist',
    '该订单已申请退款，请勿重复提交',
    'ไม่พบคำสั่งซื้อ',
    'System error, try again',
    'Select an update from the list',
  ])('is shown when it is written for a shopper: %s', (message) => {
    expect(failureText(` ${message} `)).toBe(message);
  });

  it.each([
    '\n### Error updating database.  Cause: com.mysql.jdbc.MysqlDataTruncation: Data too long',
    'Cannot invoke "com.example.common.model.merchant.Merchant.getName()" because "merchant" is null',
    'java.lang.NullPointerException',
    'NullPointerException at line 7',
    "SELECT count(0) FROM eb_store_refund_order WHERE (uid = '7')",
    'first line\nsecond line',
    'x'.repeat(201),
    '',
    null,
    undefined,
  ])('is empty for %s', (message) => {
    expect(failureText(message)).toBe('');
  });
});
