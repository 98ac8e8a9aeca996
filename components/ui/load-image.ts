// An image that can be drawn. Rejects where the address gives none.
export const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The image could not be loaded.')));
    image.src = address;
  });
