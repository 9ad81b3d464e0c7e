import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** A shopper cannot change them, or what they hold is not restored. */
const FIXED = /type="(?:hidden|file)"|\breadOnly\b/;
const CONTROL = /^(?:input|select|TextInput|Textarea)$/;
const SHOWS_STATE = /\b(?:value|checked)=|type="(?:checkbox|radio|range)"|^<select/;

const isTag = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** Opening tags of controls whose value or state React sets. */
function controlsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isTag(node) && CONTROL.test(node.tagName.getText())) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .filter((tag) => SHOWS_STATE.test(tag) && !FIXED.test(tag))
    .map((tag) => `${file}: ${tag.replaceAll(/\s+/g, ' ')}`);
}

/**
 * After back, reload and a crash browsers restore what controls showed before hydration, by their order in the document, and
 * React keeps it: a cart that lost a line meanwhile shows the marks of other lines than it would order.
 */
it('no browser restores what React shows in a control', () => {
  const controls = globSync('src/**/*.tsx').flatMap(controlsOf);
  expect(controls.length).toBeGreaterThan(10);
  expect(controls.filter((tag) => !tag.includes('autoComplete='))).toEqual([]);
});
