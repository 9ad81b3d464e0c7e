import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  applyToScript,
  applyToStyles,
  type Breakage,
  styleProbe,
} from '#scripts/breakages/apply.ts';

const breakage = (parts: Partial<Breakage>): Breakage => ({
  id: 'broken',
  feature: '',
  file: 'file.ts',
  find: '',
  replace: '',
  ...parts,
});

/** Runs a script with the active breakage. @returns its value and the ids of the breakages that it used */
function run(script: string, active: string) {
  const used: string[] = [];
  const __breakage = (id: string) => {
    used.push(id);
    return id === active;
  };
  const value: unknown = runInNewContext(`(() => { ${script} })()`, { __breakage });
  return { value, used };
}

test('an expression is replaced while its breakage is active', () => {
  const broken = applyToScript('const one = 1; return one + 1;', [
    breakage({ find: 'one + 1', replace: '0' }),
  ]);
  expect(run(broken, 'broken')).toEqual({ value: 0, used: ['broken'] });
  expect(run(broken, 'other')).toEqual({ value: 2, used: ['broken'] });
});

test('a statement is replaced while its breakage is active', () => {
  const broken = applyToScript('let sum = 1; if (sum === 1) sum += 1; return sum;', [
    breakage({ find: 'sum += 1;', replace: '' }),
  ]);
  expect(run(broken, 'broken').value).toBe(1);
  expect(run(broken, '').value).toBe(2);
});

test('several breakages of a file are independent', () => {
  const broken = applyToScript("return 'a' + 'b';", [
    breakage({ id: 'first', find: "'a'", replace: "'x'" }),
    breakage({ id: 'second', find: "'b'", replace: "'y'" }),
  ]);
  expect(run(broken, 'second')).toEqual({ value: 'ay', used: ['first', 'second'] });
});

test('without a selection the script works as before', () => {
  const broken = applyToScript('return 1;', [breakage({ find: '1', replace: '2' })]);
  expect(runInNewContext(`(() => { ${broken} })()`)).toBe(1);
});

test('the value of an attribute in JSX gets braces', () => {
  expect(
    applyToScript('<a href="#main" />', [
      breakage({ find: '"#main"', replace: '"#"', isJsx: true }),
    ]),
  ).toBe(`<a href={(globalThis.__breakage?.('broken') ? ("#") : ("#main"))} />`);
});

test('the text before selects one of several places', () => {
  const broken = applyToScript('const [a, b] = [1, 1]; return a + b;', [
    breakage({ after: '[1, ', find: '1', replace: '5' }),
  ]);
  expect(run(broken, 'broken').value).toBe(6);
});

test.each([
  ['is missing', 'return 2;', 'is not in'],
  ['occurs twice', 'return 1 + 1;', 'more than once'],
])('a text that %s is an error', (_, script, message) => {
  expect(() => applyToScript(script, [breakage({ find: '1' })])).toThrow(message);
});

test('breakages that overlap are an error', () => {
  expect(() =>
    applyToScript('return 123;', [
      breakage({ id: 'long', find: '123' }),
      breakage({ id: 'short', find: '23' }),
    ]),
  ).toThrow('overlaps');
});

const SHEET = '@media print {\n  .root .x {\n    color: red;\n    display: none;\n  }\n}';
const hidden = breakage({ file: 'bar.module.css', find: 'display: none;', replace: 'top: 0;' });

test('a declaration has a rule for each state, with the specificity of the original', () => {
  const sheet = applyToStyles(SHEET, [hidden]);
  expect(sheet).toMatch(/\.root \.x \{\s*color: red;\s*\}/);
  expect(sheet).toMatch(
    /:where\(html:not\(\[data-breakage='broken'\]\)\) \.root \.x \{\s*display: none;?\s*\}/,
  );
  expect(sheet).toMatch(/:where\(html\[data-breakage='broken'\]\) \.root \.x \{\s*top: 0;?\s*\}/);
});

test('what is no declaration, or a rule of the root element, cannot be broken', () => {
  expect(() => applyToStyles(SHEET, [breakage({ find: '.root' })])).toThrow('no declaration');
  expect(() => applyToStyles('html { top: 0; }', [breakage({ find: 'top: 0;' })])).toThrow(
    'cannot have a condition',
  );
});

test('the probe finds what the declaration changes', () => {
  expect(styleProbe(SHEET, hidden, (name) => (name === 'root' ? 'bar' : `bar__${name}`))).toEqual({
    id: 'broken',
    selector: '.bar .bar__x',
    media: 'print',
  });
});
