import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');
const files = globSync('**/*.tsx', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(join(src, file), 'utf8'),
}));

/** Every form of the shop, with what keeps a text that is typed while the page or a call is under way. */
const FORMS: Record<string, RegExp> = {
  'layout/search-form.tsx': /useAddressText\(/,
  'domain/search/words-form.tsx': /useAddressText\(/,
  'domain/search/price-facet.tsx': /useAddressText\(/,
  'domain/order/look-up-form.tsx': /entered\.current = getValues\(\)/,
  'pages/account/user-info/nickname-form.tsx': /keepDirtyValues/,
  // Their values are not replaced: a draft is restored without what was typed before it.
  'domain/refund/request-form.tsx': /request\.form/,
  'domain/review/review-form.tsx': /useReviewForm\(/,
  'pages/account/merchant-apply/apply-form.tsx': /useApplyForm\(/,
  // In dialogs and panels that open after hydration; the values are those of their opening.
  'domain/address/address-form.tsx': /defaultValues/,
  'session/sign-in/panel-form.tsx': /form: PanelFormState|PanelForm/,
  // The fields are the provider's.
  'pages/purchase/card-payment/card-form.tsx': /stripe/i,
};

describe('a form', () => {
  it('is listed here', () => {
    const found = files.filter(({ text }) => text.includes('<form')).map(({ file }) => file);
    expect(found.toSorted()).toEqual(Object.keys(FORMS).toSorted());
  });

  it.each(Object.entries(FORMS))('%s keeps what is typed', (file, keeps) => {
    expect(files.find((one) => one.file === file)?.text).toMatch(keeps);
  });

  it('is mounted again for another subject only, whose draft it shows', () => {
    const again = files.flatMap(({ text }) =>
      [...text.matchAll(/<\w*(?:Form|Facet|Search|SearchBox)\s[^>]*\bkey=\{([^}]+)\}/g)].map(
        ([, key]) => key,
      ),
    );
    expect(again.toSorted()).toEqual(['line.id', 'orderNo']);
  });
});
