// Numbers of a chart and of its table, which are floats, as text.
/** Grouped, at the market's precision: 95,103.80. Floats are good enough to be drawn. */
export const priceWriter =
  (place: number) =>
  (price: number): string => {
    const [whole = '', fraction] = price.toFixed(place).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
  };
