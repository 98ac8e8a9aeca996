// The spot markets that are offered in a region: in the European Economic Area only those that are priced in USDC or EUR.

/** Two-letter codes of the members, and of the area itself. */
const europe = new Set('EU AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK ES'.split(' '));
const europeanQuotes: readonly string[] = ['USDC', 'EUR'];

/** `region`: a country or area, in capitals or not; one that no rule names has every market, and so has nobody's. */
export const isQuoteOffered = (quote: string, region: string | undefined): boolean =>
  region === undefined || !europe.has(region.toUpperCase()) || europeanQuotes.includes(quote);
