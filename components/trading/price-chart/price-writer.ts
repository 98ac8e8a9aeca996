// Numbers of a chart and of its table, which are floats, as text.
import { countZeros } from '#lib/format/numbers/count-zeros.ts';

/** Grouped, at the market's precision: 95,103.80. Floats are good enough to be drawn. */
export const priceWriter =
  (place: number) =>
  (price: number): string => {
    const [whole = '', fraction] = price.toFixed(place).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
  };

/** The same for the picture, where there is little room: six or more zeros behind the point are counted. */
export const shortPriceWriter = (place: number): ((price: number) => string) => {
  const write = priceWriter(place);
  return (price) => countZeros(write(price));
};
