// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { setOriginSource, shopOrigin } from '../../../src/config/origin.ts';
import { readRuntimeConfig } from '../../../src/config/runtime.ts';
import { pictureAddress } from '../../../src/features/head/picture-address.ts';

/** What the server that hands out the page says. */
function configure(config: object) {
  document.body.innerHTML = `<script type="application/json" id="shop-config">${JSON.stringify(config)}</script>`;
  readRuntimeConfig();
}

afterEach(() => {
  configure({});
  setOriginSource(() => window.location.origin);
});

describe('where the shop stands', () => {
  it('is where the document came from when nobody says more', () => {
    expect(shopOrigin()).toBe(window.location.origin);
  });

  it('is what a server tells of the request that it answers', () => {
    const requests = ['https://one.example', 'https://two.example'];
    setOriginSource(() => requests.shift() ?? '');
    expect([shopOrigin(), shopOrigin()]).toEqual(['https://one.example', 'https://two.example']);
  });

  it('is what the operator says, whoever asks', () => {
    setOriginSource(() => 'https://asked.example');
    configure({ origin: 'https://shop.example/' });
    expect(shopOrigin()).toBe('https://shop.example');
  });
});

describe('the address of a picture for others', () => {
  it('is absolute and large', () => {
    configure({ origin: 'https://shop.example', imageTemplate: '{src}?w={width}' });
    expect(pictureAddress('/media/a.webp')).toBe('https://shop.example/media/a.webp?w=1200');
    configure({ imageTemplate: 'https://img.example/{width}/{src}' });
    expect(pictureAddress('a.webp')).toBe('https://img.example/1200/a.webp');
  });

  it.each([
    ['nothing', ''],
    ['null', null],
    ['a data address', 'data:image/png;base64,AA'],
    ['a script', 'javascript:alert(1)'],
    ['half an address', 'http://['],
    ['a letter', 'mailto:a@b.c'],
  ])('is none for %s', (_name, src) => {
    expect(pictureAddress(src)).toBeUndefined();
  });
});
