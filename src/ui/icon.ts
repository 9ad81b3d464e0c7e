import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { cx } from './cx.ts';
import * as styles from './icon.module.css';

type IconSize = 12 | 14 | 16 | 20 | 24;

// Small icons need a thicker stroke to match the weight of the text.
const stroke: Record<IconSize, number> = { 12: 2.25, 14: 2, 16: 1.9, 20: 1.75, 24: 1.6 };

interface IconProps {
  /** shapes of 24 by 24 units */
  as: IconNode;
  size?: IconSize | undefined;
  /** filled instead of outlined */
  fill?: boolean | undefined;
  className?: string | undefined;
}

/** One path in place of several. A relative first move starts at the origin, as in a path of its own. */
function joinPaths(shapes: IconNode): IconNode {
  const paths = shapes.flatMap(([tag, { d }]) => (tag === 'path' ? [`M0 0${d}`] : []));
  if (paths.length < 2) return shapes;
  const others = shapes.filter(([tag]) => tag !== 'path');
  return [...others, ['path', { d: paths.join('') }]];
}

/** Decorative: the text beside it, or the name of its button, says what it means. */
export function Icon({ as: shapes, size = 20, fill = false, className }: IconProps) {
  return createElement(
    'svg',
    {
      'aria-hidden': true,
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: stroke[size],
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: cx(styles.root, fill && styles.fill, className),
    },
    ...joinPaths(shapes).map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
