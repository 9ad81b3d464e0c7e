import { describe, expect, it } from 'vitest';
import { cleanMessage, framesIn } from '#/field/clean.ts';

describe('texts of errors in field data', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'price')",
      "Cannot read properties of undefined (reading 'price')",
    ],
    [
      'Failed to fetch dynamically imported module: https://shop.example/assets/a.js',
      'Failed to fetch dynamically imported module: …',
    ],
    ['No order 20261124 of mali@lychee.test', 'No order # of …'],
    ['Cannot convert "Mali Vong, 5 Main Road" to an address', 'Cannot convert … to an address'],
    ['/users?token=abc failed', '… failed'],
  ])('of engines: %s', (message, cleaned) => {
    expect(cleanMessage('TypeError', message)).toBe(cleaned);
    expect(cleanMessage('TypeError', cleaned)).toBe(cleaned);
  });

  it('leaves out messages that may repeat data', () => {
    expect(cleanMessage('SyntaxError', 'Unexpected token M, "Mali" is not valid JSON')).toBe('');
    expect(cleanMessage('ApiError', 'User Mali does not exist')).toBe('');
  });

  it('has positions in scripts of the shop only', () => {
    const stack = `TypeError: x
      at f (https://shop.example/assets/abc1234.js:1:2345)
      at https://js.stripe.com/v3/a.js:3:4
      at g (https://shop.example/en/goods_detail/1001?token=x:12:1)
      at https://shop.example/assets/main-X_y.js:1:9`;
    expect(framesIn(stack)).toEqual(['assets/abc1234.js:1:2345', 'assets/main-X_y.js:1:9']);
  });
});
