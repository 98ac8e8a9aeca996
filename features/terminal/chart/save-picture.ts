// The chart as a picture to keep: prices, studies and drawings, with the market's name. Orders stay out of it.
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { readColours } from '#components/trading/price-chart/live/live-chart-options.ts';

const headHeight = 40;

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The drawings could not be made a picture.')));
    image.src = source;
  });

/** The drawings as the page shows them: their colours are the page's, so they are written out first. */
async function drawingsOf(chart: LiveChart): Promise<HTMLImageElement | null> {
  const shown = document.querySelector<SVGSVGElement>('svg[data-drawings]');
  if (shown === null) return null;
  const copy = shown.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return null;
  const { width, height } = chart.size();
  const style = getComputedStyle(document.documentElement);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim());
  return loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
}

/** Downloads it as a PNG. */
export async function savePicture(chart: LiveChart, symbol: string, title: string): Promise<void> {
  const picture = chart.picture();
  const drawings = await drawingsOf(chart).catch(() => null);
  const ratio = window.devicePixelRatio;
  const colours = readColours();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height + headHeight * ratio;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = colours.surface;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, headHeight * ratio);
  context.scale(ratio, ratio);
  if (drawings !== null) context.drawImage(drawings, 0, headHeight);
  context.fillStyle = colours.text;
  context.font = '600 14px system-ui, sans-serif';
  context.fillText(title, 12, 25);
  context.textAlign = 'right';
  context.font = '12px system-ui, sans-serif';
  context.fillText(`Meridian · ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`, canvas.width / ratio - 12, 25);
  canvas.toBlob((blob) => {
    if (blob === null) return;
    const address = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = `${symbol}-${new Date().toISOString().slice(0, 19).replace(/:/g, '')}.png`;
    link.click();
    URL.revokeObjectURL(address);
  }, 'image/png');
}
