/** The picture enlarged under the mouse; the gallery sets `--x` and `--y` to where the mouse is. */
export default function Lens({ src }: { src: string }) {
  return (
    <span
      className="gallery__lens"
      style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
      aria-hidden
    />
  );
}
