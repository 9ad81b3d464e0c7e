// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { provideRuntimeConfig, readRuntimeConfig, shopOrigin } from '#/config/runtime.ts';
import { pictureAddress } from '#/shared/head/picture-address.ts';

/** Origin in the page of the server. */
function configure(config: object) {
  document.body.innerHTML = `<script type="application/json" id="shop-config">${JSON.stringify(config)}</script>`;
  readRuntimeConfig();
}

afterEach(() => configure({}));

describe('the origin of the shop', () => {
  it('is that of the document by default', () => {
    expect(shopOrigin()).toBe(window.location.origin);
  });

  it('is that of the request on a server', () => {
    const requests = ['https://one.example', 'https://two.example'];
    provideRuntimeConfig(() => ({ origin: requests.shift() ?? '' }));
    expect([shopOrigin(), shopOrigin()]).toEqual(['https://one.example', 'https://two.example']);
  });

  it('is the configured one, without a slash at its end', () => {
    configure({ origin: 'https://shop.example/' });
    expect(shopOrigin()).toBe('https://shop.example');
  });
});

describe('the absolute address of a picture', () => {
  it('has the large width', () => {
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
  ])('is missing for %s', (_name, src) => {
    expect(pictureAddress(src)).toBeUndefined();
  });
});
