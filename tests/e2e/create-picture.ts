import sharp from 'sharp';

interface Picture {
  name?: string;
  width?: number;
  height?: number;
  colour?: string;
}

/** A picture for a file input. */
export async function createPicture({
  name = 'me.png',
  width = 900,
  height = 600,
  colour = '#4488cc',
}: Picture = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** Pictures of 600 by 600 pixels, named by their colour. */
export const createPictures = (colours: readonly string[]) =>
  Promise.all(
    colours.map((colour) =>
      createPicture({ name: `${colour}.png`, width: 600, height: 600, colour }),
    ),
  );
