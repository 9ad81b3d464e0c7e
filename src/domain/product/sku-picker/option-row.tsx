import { type ReactNode, useId } from 'react';
import './option-row.css';

/** A label with its controls. */
export function OptionRow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="opt" role="group" aria-labelledby={id}>
      <span id={id} className="opt__k">
        {label}
      </span>
      {children}
    </div>
  );
}
