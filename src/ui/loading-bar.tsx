import './loading-bar.css';

/** Visible after 200 ms; progresses for 5 s, then stays near the end while `active`. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className="loading-bar" role="progressbar" aria-label={label} /> : null;
}
