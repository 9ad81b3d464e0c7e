import './loading-bar.css';

/** Seen after 200 ms, runs for 5 s and waits near the end while `active`. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className="loading-bar" role="progressbar" aria-label={label} /> : null;
}
