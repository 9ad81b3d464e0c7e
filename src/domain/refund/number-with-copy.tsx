import { CopyButton } from '../../features/copy/copy-button.tsx';

interface NumberWithCopyProps {
  no: string;
  /** what the button copies, for screen readers */
  label: string;
}

/** The number of an order or a refund, and a button that copies it. */
export function NumberWithCopy({ no, label }: NumberWithCopyProps) {
  return (
    <span className="row">
      <span className="num">{no}</span>
      <CopyButton text={no} label={label} />
    </span>
  );
}
