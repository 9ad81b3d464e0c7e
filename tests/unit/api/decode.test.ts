import { describe, expect, it, vi } from 'vitest';
import { decode, encode } from '../../../src/api/decode.ts';

describe('decode', () => {
  it('reads JSON text, also in lists and maps', () => {
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

  it('turns text that cannot be read into the empty value and reports it', () => {
    const report = vi.fn();
    expect(decode({ pictures: '["a"' }, [['json', 'pictures']], report)).toEqual({ pictures: [] });
    expect(report).toHaveBeenCalledWith('pictures', '["a"');
  });

  it('takes blank text for an empty value without a word', () => {
    const report = vi.fn();
    expect(decode({ pictures: ' ' }, [['json', 'pictures']], report)).toEqual({ pictures: [] });
    expect(report).not.toHaveBeenCalled();
  });

  it('turns null lists into empty ones, the answer itself included', () => {
    expect(decode({ banner: null }, [['list', 'banner']], () => undefined)).toEqual({ banner: [] });
    expect(decode(null, [['list', '']], () => undefined)).toEqual([]);
  });

  it('gives misspelt names their good form', () => {
    expect(
      decode({ nikeName: 'Mali' }, [['name', 'nikeName', 'nickname']], () => undefined),
    ).toEqual({ nickname: 'Mali' });
  });

  it('leaves what is missing or of another shape as it is', () => {
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
  it('writes lists and objects as JSON text and leaves the form they came from alone', () => {
    const form = { name: 'Kiln', pictures: ['a', 'b'], rows: [{ text: { one: 1 } }] };
    expect(encode(form, ['pictures', 'rows.[].text'])).toEqual({
      name: 'Kiln',
      pictures: '["a","b"]',
      rows: [{ text: '{"one":1}' }],
    });
    expect(form.pictures).toEqual(['a', 'b']);
  });

  it('does not write twice, and leaves what is missing as it is', () => {
    expect(encode({ pictures: '["a"]' }, ['pictures', 'others'])).toEqual({ pictures: '["a"]' });
    expect(encode('mali@lychee.test', undefined)).toBe('mali@lychee.test');
  });
});
