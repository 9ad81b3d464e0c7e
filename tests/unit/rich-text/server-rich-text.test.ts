import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderRichText } from '#/server/rich-text.ts';

const options = { pictureSrc: (src: string) => `${src}?w=1200`, topHeading: 3 };
const render = (html: string) => renderRichText(html, options).html;

describe('a merchant’s HTML on a server', () => {
  it.each([
    ['<p onclick="x()" style="position:fixed" class="a" id="b">words</p>', '<p>words</p>'],
    ['<script>x()</script><style>p{}</style>words<!-- no -->', 'words'],
    [
      '<svg onload="x()"><p>inside</p></svg><math><mtext><img src=x onerror=x()></mtext></math>after',
      '<p>inside</p>after',
    ],
    ['<font color=red>words</font>', 'words'],
    [
      '<iframe src="https://a.example"></iframe><object data="x">no</object><form><input name=p>asked</form>',
      'asked',
    ],
    ['<template><p>hidden</p></template><noscript><img src=x onerror=x()></noscript>', ''],
    ['<a href="javascript:x()">link</a>', '<a>link</a>'],
    [
      '<a href="java\nscript:x()">link</a><a href="&#106;avascript:x()">other</a>',
      '<a>link</a><a>other</a>',
    ],
    [
      '<a href="/goods_detail/1">in</a>',
      '<a href="/goods_detail/1" rel="noopener noreferrer nofollow">in</a>',
    ],
    [
      '<a href="https://a.example" target="_self">out</a>',
      '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">out</a>',
    ],
    [
      '<img src="/a.webp" onerror="x()">',
      '<img alt="" src="/a.webp?w=1200" loading="lazy" decoding="async">',
    ],
    ['<img src="javascript:x()" alt="no">', ''],
    [
      '<figure class="a" style="float:left"><img src="/a.webp" alt="a"><figcaption id="b"><h4>One</h4></figcaption></figure>',
      '<figure><img alt="a" src="/a.webp?w=1200" loading="lazy" decoding="async"><figcaption><h3>One</h3></figcaption></figure>',
    ],
    [
      '<table border="1" style="width:9px"><tbody><tr class="c"><th scope="row">Size</th><td width="9">M</td></tr></tbody></table>',
      '<table><tbody><tr><th scope="row">Size</th><td width="9">M</td></tr></tbody></table>',
    ],
    ['<h1>One</h1><h4 id="x">Two</h4><h6>Three</h6>', '<h3>One</h3><h4>Two</h4><h5>Three</h5>'],
    ['<p>1 &lt; 2 &amp; <b>bold</b>', '<p>1 &lt; 2 &amp; <b>bold</b></p>'],
    [
      '<p title="&quot;><script>x()</script>">words</p>',
      '<p title="&quot;><script>x()</script>">words</p>',
    ],
  ])('%s', (html, left) =>
    expect(
      render(html)
        .replaceAll('&lt;script&gt;', '<script>')
        .replaceAll('&lt;/script&gt;', '</script>')
        .replaceAll('"&quot;&gt;', '"&quot;>'),
    ).toBe(left),
  );

  it('returns the beginning as plain text', () => {
    const { html, whole } = renderRichText(
      `<script>x()</script>${'<p>Many <b>words</b>.</p>'.repeat(600)}`,
      options,
    );
    expect(whole).toBe(false);
    expect(html).toMatch(/^Many words\s?\. Many/);
    expect(html).not.toContain('<');
    expect(html.length).toBeLessThan(620);
  });

  it('is idempotent', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<a href="javascript:x()">',
      '</a>',
      '<svg>',
      '<style>',
      '</style>',
      '<img src=x onerror=x()>',
      '<table>',
      '<td>',
      '<template>',
      '<!--',
      '-->',
      '<math>',
      '<mtext>',
      'words',
      '"',
      "'",
      '<',
      '>',
      '&lt;',
      '<select>',
      '<noscript>',
      '<textarea>',
      '</textarea>',
      '<h2>',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (parts) => {
        const { html } = renderRichText(parts.join(''), { ...options, pictureSrc: (src) => src });
        const bare = html.replaceAll(/"[^"]*"/g, '""');
        expect(bare).not.toMatch(
          /<(?!\/?(a|p|img|table|tbody|tr|td|h[2-6])\b)|\son\w+=|<svg|<style|<math/i,
        );
        expect(html).not.toMatch(/javascript:/i);
      }),
    );
  });

  it('is read up to a length only: of a longer one there is an excerpt of the beginning', () => {
    const beginning = '<p>The beginning.</p>';
    const middle = `<!-- ${'x'.repeat(30_000)} -->`;
    expect(renderRichText(`${beginning}${middle}<p>The end.</p>`, options)).toEqual({
      html: 'The beginning.',
      whole: false,
    });
  });

  it.each(['<div>', '<b>', '<ul><li>'])('may have %s in one another, however often', (tag) => {
    const deep = renderRichText(`<p>words</p>${tag.repeat(20_000 / tag.length)}inside`, options);
    expect(deep).toMatchObject({ whole: false });
    expect(deep.html).toContain('words');
  });
});
