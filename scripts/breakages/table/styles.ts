import type { Breakage } from '../apply.ts';

/** Style sheets. */
export const STYLES: readonly Breakage[] = [
  {
    id: 'print-frame',
    feature: 'paper shows the content without the frame and what acts',
    file: 'src/ui/base.css',
    after: 'main :not(p, span, dd, label) > .link {\n    ',
    find: 'display: none !important;',
    replace: 'display: revert;',
  },
  {
    id: 'print-buttons',
    feature: 'paper shows no buttons',
    file: 'src/ui/button.module.css',
    after: '@media print {\n  .root.root {\n    ',
    find: 'display: none;',
    replace: 'display: revert;',
  },
  {
    id: 'forced-choice',
    feature: 'forced colours show what is chosen',
    file: 'src/ui/base.css',
    find: 'outline: 3px solid Highlight;',
    replace: 'outline: 0;',
  },
  {
    id: 'forced-edges',
    feature: 'forced colours show the edges of cards',
    file: 'src/ui/base.css',
    after: 'dialog, [data-popover]) {\n    ',
    find: 'outline: 1px solid;',
    replace: 'outline: 0;',
  },
  {
    id: 'sold-out-flags',
    feature: 'the flags of sold-out options do not overlap',
    file: 'src/domain/product/sku-picker/sku-option.module.css',
    find: 'margin-right: -8px;',
    replace: 'position: absolute; right: -20px; top: -9px;',
  },
  {
    id: 'skip-link-visible',
    feature: 'the skip link is visible while it has focus',
    file: 'src/layout/skip-link.module.css',
    after: '.root:focus {\n  ',
    find: 'translate: 0;',
    replace: 'translate: 0 -200%;',
  },
  {
    id: 'phone-bottom-bar',
    feature: 'the main buttons of a page are at the lower edge of a phone',
    file: 'src/ui/base.css',
    after: '--button-wrap: normal;\n    ',
    find: 'position: fixed;',
    replace: 'position: static;',
  },
  {
    id: 'wide-pictures',
    feature: 'pictures are not wider than their place',
    file: 'src/ui/base.css',
    after: 'img,\nsvg {\n  display: block;\n  ',
    find: 'max-width: 100%;',
    replace: 'max-width: none;',
  },
];
