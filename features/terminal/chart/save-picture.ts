// The chart as a picture to keep: prices, studies and drawings, with the market's name. Orders stay out of it.
import type { LiveChart } from '#components/trading/price-chart/live/live-chart.ts';
import { readColours } from '#components/trading/price-chart/live/live-chart-options.ts';
import { keepFile } from '#components/ui/keep-file.ts';
import { loadImage } from '#components/ui/load-image.ts';

const headHeight = 40;

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
  return loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
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
    keepFile(blob, `${symbol}-${new Date().toISOString().slice(0, 19).replace(/:/g, '')}.png`);
  }, 'image/png');
}
