import { encode } from 'uqr';

interface QrProps {
  text: string;
  /** accessible name */
  label: string;
  size?: number | undefined;
  className?: string | undefined;
}

/** QR code. Load it with `lazyPart`, to keep the encoder out of the first bundle. */
export default function Qr({ text, label, size = 144, className }: QrProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${modules}v${modules}h-${modules}z`} />
      <path d={path} />
    </svg>
  );
}
