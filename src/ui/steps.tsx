import { Check, X } from 'lucide';
import type { CSSProperties } from 'react';
import type { Content } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import * as styles from './steps.module.css';

export interface StepLabel {
  label: Content;
  /** below the label, e.g. a time */
  note?: Content;
}

interface StepsProps {
  label: string;
  steps: readonly StepLabel[];
  /** index of the current step; the number of steps if all are done */
  current: number;
  /** the current step failed */
  failed?: boolean | undefined;
  className?: string | undefined;
}

export function Steps({ label, steps, current, failed = false, className }: StepsProps) {
  return (
    <ol
      className={cx(styles.steps, className)}
      style={{ '--steps': steps.length } as CSSProperties}
      aria-label={label}
    >
      {steps.map((step, index) => {
        const state = stateOf(index, current, failed);
        return (
          <li
            key={index}
            className={styles.root}
            data-state={state ?? undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.dot}>{dot(state, index)}</span>
            <span>
              <b>{step.label}</b>
              {step.note && <small className="num">{step.note}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(index: number, current: number, failed: boolean) {
  if (index !== current) return index < current ? 'done' : null;
  return failed ? 'bad' : 'now';
}

function dot(state: ReturnType<typeof stateOf>, index: number): Content {
  if (state === 'done') return <Icon as={Check} size={16} />;
  return state === 'bad' ? <Icon as={X} size={16} /> : String(index + 1);
}
