// Keeps a shared card as a PNG.
import { cardSize, pictureAddress } from './share-card.ts';

const scale = 2;

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The card could not be made a picture.')));
    image.src = source;
  });

/** Rejects where the browser draws no pictures. */
export async function saveCard(picture: string, name: string): Promise<void> {
  const image = await loaded(pictureAddress(picture));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [cardSize.width * scale, cardSize.height * scale];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The card could not be written.');
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(address);
}
