// The last day of a price as a curve in a box, the way a small chart draws it.

export type CurveBox = { readonly width: number; readonly height: number };

/** Only the shape counts here: nobody reads a price from it. A day without movement is a line across the middle. Empty for fewer than two prices. */
export function dayCurve(closes: readonly string[], { width, height }: CurveBox): string {
  const prices = closes.map(Number);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length < 2 || !Number.isFinite(low + high)) return '';
  return prices
    .map((price, place) => {
      const x = (place / (prices.length - 1)) * width;
      const y = high === low ? height / 2 : height - ((price - low) / (high - low)) * height;
      return `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join(' ');
}
