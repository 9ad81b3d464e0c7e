import { describe, expect, test } from 'vitest';
import { createSbom } from '#scripts/licences/sbom.ts';
import type { Shipped } from '#scripts/licences/shipped.ts';
import { assertShippable, licenceList } from '#scripts/licences/write.ts';

const CUPS: Shipped = { name: '@tea/cups', version: '1.2.3', licence: 'MIT', text: 'Use them.' };
const FLAGS: Shipped = { name: 'flags', licence: 'CC0-1.0', text: 'No rights reserved.' };
const integrity = `sha512-${Buffer.from('hash').toString('base64')}`;
const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop', version: '0.1.0', license: 'MIT' },
    'node_modules/old/node_modules/@tea/cups': { version: '1.0.0', integrity: 'sha512-BBBB' },
    'node_modules/@tea/cups': { version: '1.2.3', integrity },
  },
};

describe('the bill of materials', () => {
  const contents = { dist: [CUPS], 'dist-server': [FLAGS, CUPS] };
  const { components, serialNumber } = createSbom(LOCK, contents);

  test('lists each work once, with the folders that contain it', () => {
    expect(components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40tea/cups@1.2.3',
        name: '@tea/cups',
        version: '1.2.3',
        purl: 'pkg:npm/%40tea/cups@1.2.3',
        hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
        licenses: [{ license: { id: 'MIT' } }],
        properties: [
          { name: 'lychee:folder', value: 'dist' },
          { name: 'lychee:folder', value: 'dist-server' },
        ],
      },
      {
        type: 'data',
        'bom-ref': 'flags',
        name: 'flags',
        licenses: [{ license: { id: 'CC0-1.0' } }],
        properties: [{ name: 'lychee:folder', value: 'dist-server' }],
      },
    ]);
  });

  test('has the same serial number for the same contents, and a valid one', () => {
    expect(createSbom(LOCK, contents).serialNumber).toBe(serialNumber);
    expect(createSbom(LOCK, { dist: [CUPS] }).serialNumber).not.toBe(serialNumber);
    expect(serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('writes a choice of licences as an expression', () => {
    const choice = { ...CUPS, licence: '(MPL-2.0 OR Apache-2.0)' };
    expect(createSbom(LOCK, { dist: [choice] }).components[0]?.licenses).toEqual([
      { expression: '(MPL-2.0 OR Apache-2.0)' },
    ]);
  });
});

describe('the licence list', () => {
  test('has the name, licence and text of each work', () => {
    const list = licenceList([CUPS, FLAGS]);
    expect(list).toContain('@tea/cups 1.2.3 (MIT)');
    expect(list).toContain('Use them.');
    expect(list).toContain('\nflags (CC0-1.0)\n');
  });

  test('stops the build for licences that are not allowed, and for missing texts', () => {
    expect(() => assertShippable([CUPS, FLAGS])).not.toThrow();
    expect(() => assertShippable([{ ...CUPS, licence: 'LGPL-3.0-or-later' }])).toThrow('@tea/cups');
    expect(() => assertShippable([{ ...CUPS, licence: '' }])).toThrow('no licence');
    expect(() => assertShippable([{ ...CUPS, text: '' }])).toThrow('@tea/cups');
  });
});
