import * as styles from './lens.module.css';

/** Magnified picture under the pointer. The gallery sets `--x` and `--y` to the pointer position. */
export default function Lens({ src }: { src: string }) {
  return (
    <span
      className={styles.root}
      style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
      aria-hidden
    />
  );
}
