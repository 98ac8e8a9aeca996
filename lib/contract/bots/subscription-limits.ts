// The bounds of what a published strategy may cost those who copy it.

/** So many users may copy one strategy, running copies or not. The house's own take any number. */
export const subscriberLimit = 150;
/** The highest price of a strategy, in USDT. */
export const highestPrice = '50';
/** Percent of the profit of a copy that its author may ask for. */
export const sharePercents = [0, 10, 20, 30] as const;
export type SharePercent = (typeof sharePercents)[number];
