import { describe, expect, it, vi } from 'vitest';
import { decode, encode } from '#/api/decode.ts';

describe('decode', () => {
  it('parses JSON text, also in lists and maps', () => {
    const data = {
      info: { pictures: '["a","b"]' },
      skus: { red: { values: '{"Colour":"Red"}' }, blue: { values: '{}' } },
      rows: [{ text: '[1]' }],
    };
    const steps = [
      ['json', 'info.pictures'],
      ['json', 'skus.{}.values'],
      ['json', 'rows.[].text'],
    ] as const;
    expect(decode(data, steps, () => undefined)).toEqual({
      info: { pictures: ['a', 'b'] },
      skus: { red: { values: { Colour: 'Red' } }, blue: { values: {} } },
      rows: [{ text: [1] }],
    });
  });

  it('replaces invalid JSON by the empty value and reports it', () => {
    const report = vi.fn();
    expect(decode({ pictures: '["a"' }, [['json', 'pictures']], report)).toEqual({ pictures: [] });
    expect(report).toHaveBeenCalledWith('pictures', '["a"');
  });

  it('replaces blank text by the empty value without a report', () => {
    const report = vi.fn();
    expect(decode({ pictures: ' ' }, [['json', 'pictures']], report)).toEqual({ pictures: [] });
    expect(report).not.toHaveBeenCalled();
  });

  it('replaces null lists by empty ones, also at the root', () => {
    expect(decode({ banner: null }, [['list', 'banner']], () => undefined)).toEqual({ banner: [] });
    expect(decode(null, [['list', '']], () => undefined)).toEqual([]);
  });

  it('renames misspelt fields', () => {
    expect(
      decode({ nikeName: 'Mali' }, [['name', 'nikeName', 'nickname']], () => undefined),
    ).toEqual({ nickname: 'Mali' });
  });

  it('keeps missing values and other types', () => {
    expect(
      decode(
        { other: 1 },
        [
          ['json', 'info.pictures'],
          ['list', 'rows.[].tags'],
        ],
        () => undefined,
      ),
    ).toEqual({ other: 1 });
  });
});

describe('encode', () => {
  it('serializes lists and objects as JSON text without changing the input', () => {
    const form = { name: 'Kiln', pictures: ['a', 'b'], rows: [{ text: { one: 1 } }] };
    expect(encode(form, ['pictures', 'rows.[].text'])).toEqual({
      name: 'Kiln',
      pictures: '["a","b"]',
      rows: [{ text: '{"one":1}' }],
    });
    expect(form.pictures).toEqual(['a', 'b']);
  });

  it('does not serialize twice, and keeps missing values', () => {
    expect(encode({ pictures: '["a"]' }, ['pictures', 'others'])).toEqual({ pictures: '["a"]' });
    expect(encode('mali@lychee.test', undefined)).toBe('mali@lychee.test');
  });
});
