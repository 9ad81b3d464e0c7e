import { describe, expect, it } from 'vitest';
import { MESSAGES, type MessageKey } from '#mocks/market/messages.ts';
import { LANGS } from '#mocks/market/model.ts';
import { classifyError } from '#/api/error-class.ts';
import { ApiError } from '#/api/error.ts';
import { isExceptionText } from '#openapi/backends/exception-text.ts';
import { readMessage } from '#/api/message-rules.ts';

const classOf = (message: string, code = 500) => {
  const error = new ApiError('answer', code, message, 'productDetail', 200);
  error.gone = readMessage(message).gone;
  return classifyError(error);
};

/** Lines of the recordings of the existing backend; 0 for other texts. */
const EXCEPTIONS: [line: number, text: string][] = [
  [
    8,
    'JSON parse error: Unexpected character (b): was expecting double-quote; nested exception is com.fasterxml.X',
  ],
  [140, "Failed to convert value of type 'java.lang.String' to required type 'java.lang.Integer'"],
  [142, 'Source must not be null'],
  [
    143,
    "\n### Error querying database.  Cause: com.mysql.jdbc.E: Table 'shop.eb_store_product' doesn't exist",
  ],
  [244, 'Cannot read the array length because "arr" is null'],
  [247, 'For input string: "[null]"'],
  [
    257,
    'Cannot invoke "com.example.common.model.merchant.Merchant.getName()" because "merchant" is null',
  ],
  [366, 'Cannot read field "scale" because "val" is null'],
  [526, 'Cannot invoke "com.paypal.http.HttpResponse.statusCode()" because "response" is null'],
  [528, '微信支付异常，证书文件【/www/wwwroot/xxxx.cn/p12/apiclient_key.pem】不存在，请核实！'],
  [57, 'twitter request token failed:null'],
  [625, 'I/O error on GET request for "https://ipapi.co/127.0.0.1/json": ipapi.co'],
  [0, 'java.lang.NullPointerException'],
  [0, 'NullPointerException at line 7'],
  [0, "SELECT count(0) FROM eb_store_refund_order WHERE (uid = '7')"],
  [648, "Request method 'GET' not supported"],
];

const SENTENCES: [line: number, text: string][] = [
  [6, 'User does not exist, please register first!'],
  [37, 'wrong mobile number 格式必须为 手机'],
  [102, 'activity does not exist'],
  [139, 'Item with id 99999 not found'],
  [249, '操作失败'],
  [287, 'The current user has already received this coupon！'],
  [349, 'Insufficient stock of product specifications, please refresh and select again'],
  [
    378,
    'This payment method is not currently supported, please refresh the page or contact the administrator',
  ],
  [635, 'The upload file type can only be：jpg,jpeg,gif,png,bmp,PNG,JPG,mp4,webp'],
  [637, 'Maximum allowed uploads10 MB file, the current file size is 11.00 MB'],
  [0, 'Select an update from the list'],
  [0, 'System error, try again'],
  [636, 'The file type is undefined and cannot be uploaded...'],
];

describe('error texts', () => {
  it.each(EXCEPTIONS)('recording %i is an exception', (_, text) => {
    expect(isExceptionText(text)).toBe(true);
  });

  it.each(SENTENCES)('recording %i is a message', (_, text) => {
    expect(isExceptionText(text)).toBe(false);
  });

  it('no message of the market is classified as an exception, in any language', () => {
    const wrong = Object.values(MESSAGES).flatMap((text) =>
      LANGS.map((lang) => text[lang]).filter(isExceptionText),
    );
    expect(wrong).toEqual([]);
  });

  it('a text above the maximum length is an exception', () => {
    expect(isExceptionText('word '.repeat(41))).toBe(true);
  });
});

describe('missing resources', () => {
  it.each([
    'Item with id 99999 not found',
    '获取商品详情失败: Item with id 35 not found',
    '获取商品详情失败：该商品已下架',
    'activity does not exist',
    'Merchant does not exist',
    'The store is not open',
    'order does not exist',
    'Refund order does not exist',
    'No relevant order information found!',
  ])('recorded: %s', (text) => {
    expect(classOf(text)).toBe('gone');
  });

  const GONE: MessageKey[] = [
    'productMissing',
    'merchantMissing',
    'storeClosed',
    'activityMissing',
    'activityClosed',
    'orderMissing',
    'refundMissing',
  ];

  it.each(GONE)('the market: %s, in every language', (key) => {
    expect(LANGS.map((lang) => classOf(MESSAGES[key][lang]))).toEqual(LANGS.map(() => 'gone'));
  });

  it('a reason behind a whole sentence is another matter', () => {
    expect(classOf('The cart is empty. Note: order does not exist')).toBe('refused');
  });

  it('no other refusal of the market is classified as gone', () => {
    const others = (Object.keys(MESSAGES) as MessageKey[]).filter((key) => !GONE.includes(key));
    expect(
      others.filter((key) => LANGS.some((lang) => classOf(MESSAGES[key][lang]) === 'gone')),
    ).toEqual([]);
  });

  it.each([
    [500, 'Come back tomorrow', 'refused'],
    [500, '', 'failed'],
    [400, 'page: too small', 'refused'],
    [404, '', 'gone'],
    [401, 'x', 'expired'],
  ] as const)('code %i with %j is %s', (code, message, expected) => {
    expect(classOf(message, code)).toBe(expected);
  });
});
