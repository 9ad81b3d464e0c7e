// Flags of circle-flags (MIT), cut out of one file that is fetched only where a phone number is asked for.
import flags from './flags.svg';

/** Decoration: the country's name or code stands beside it. */
export function Flag({ code }: { code: string }) {
  return (
    <svg className="flag" aria-hidden>
      <use href={`${flags}#${code}`} />
    </svg>
  );
}
