// A grid on a test venue: terms that a test changes where it needs to, and its orders as text.
import type { GridEdit, GridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { gridKind } from '#server/automation/bots/grid/grid-kind.ts';
import type { GridState } from '#server/automation/bots/grid/grid-state.ts';

import { contractTestMarket, spotTestMarket } from './test-market.ts';
import { TestVenue } from './test-venue.ts';
import { sampleGrid } from '../sample-terms.ts';

export type GridVenue = TestVenue<GridTerms, GridEdit, GridState>;

const spotTerms = sampleGrid({ lowerPrice: '45000', upperPrice: '65000', grids: 5, quoteInvestment: '23610', marginMode: 'cross' });
const contractTerms: GridTerms = { ...spotTerms, quoteInvestment: '10000', leverage: 2 };

type Options = { readonly market?: BotMarket; readonly throughJson?: boolean; readonly ownerQuote?: number };

function venueOf(terms: GridTerms, market: BotMarket, lastTicks: number, { throughJson = false, ownerQuote }: Options): GridVenue {
  const owner = { base: 1_000_000_000, quote: ownerQuote ?? 1_000_000_000_000 };
  return new TestVenue({ kind: gridKind, terms, market, lastTicks, owner, throughJson });
}

/** Five levels of 4,000 between 45,000 and 65,000, unless the change says otherwise. Not started yet. */
export const spotGrid = (lastTicks: number, change: Partial<GridTerms> = {}, options: Options = {}): GridVenue =>
  venueOf({ ...spotTerms, ...change }, options.market ?? spotTestMarket, lastTicks, options);

export const contractGrid = (lastTicks: number, change: Partial<GridTerms> = {}, options: Options = {}): GridVenue =>
  venueOf({ ...contractTerms, ...change }, options.market ?? contractTestMarket, lastTicks, options);

/** `buy 53000 879`: side, price, lots; highest price first. */
export const ordersOf = (venue: GridVenue): string[] => venue.orders.map(({ side, priceTicks, left }) => `${side} ${priceTicks} ${left}`);
