// Keeps a shared card as a PNG.
import { keepFile } from '#components/ui/keep-file.ts';
import { loadImage } from '#components/ui/load-image.ts';
import { cardSize, pictureAddress } from './share-card.ts';

const scale = 2;

/** Rejects where the browser draws no pictures. */
export async function saveCard(picture: string, name: string): Promise<void> {
  const image = await loadImage(pictureAddress(picture));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [cardSize.width * scale, cardSize.height * scale];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The card could not be written.');
  keepFile(blob, `${name}.png`);
}
