// The copies of a leader in one market: by how much each repeats an opening of the leader, and what it holds there.
import { Decimal } from 'decimal.js';
import * as z from 'zod/mini';

import { HoldSide } from '#lib/contract/enums.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { CopiedSize, CopyInMarket } from '#server/services/leaders/copied-sizes.ts';

/** The terms of a copy from which its size in a market follows. */
const sizedTerms = z.object({
  sizing: z.discriminatedUnion('by', [
    z.object({ by: z.literal('amount'), amount: z.string() }),
    z.object({ by: z.literal('multiplier'), multiplier: z.string() }),
    z.object({ by: z.literal('quantity'), quantity: z.string() }),
    z.object({ by: z.literal('equity') }),
  ]),
  leverage: z.nullable(z.number()),
  markets: z.array(z.object({ symbol: z.string(), isLeftOut: z.boolean(), leverage: z.nullable(z.number()) })),
});

/** The parts of a bot from which its size and its holdings in a market follow. */
type Copy = Pick<BotView, 'toldAssetId' | 'equityUnits'> & {
  readonly terms: { readonly terms: unknown };
  readonly positions: readonly Pick<BotView['positions'][number], 'marketId' | 'holdSide' | 'lots'>[];
  readonly coins: readonly BotView['coins'][number][];
};

type LeaderInMarket = {
  /** In the coin that the copies are told in. */
  readonly worth: Decimal;
  /** In this market; 1 in spot. */
  readonly leverage: number;
};

const decimal = (units: number, decimals: number): Decimal => new Decimal(units).div(new Decimal(10).pow(decimals));

function sizeOf(listings: Listings, bot: Copy, market: MarketListing, leader: LeaderInMarket): CopiedSize | null {
  const read = z.safeParse(sizedTerms, bot.terms.terms);
  if (!read.success) return null;
  const { sizing, leverage, markets } = read.data;
  const own = markets.find(({ symbol }) => symbol === market.symbol);
  if (own?.isLeftOut === true) return null;
  switch (sizing.by) {
    case 'amount':
      return { by: 'notional', notional: new Decimal(sizing.amount).times(own?.leverage ?? leverage ?? leader.leverage) };
    case 'multiplier':
      return { by: 'unit', times: new Decimal(sizing.multiplier) };
    case 'quantity':
      return { by: 'quantity', quantity: new Decimal(sizing.quantity) };
    case 'equity': {
      const { decimals } = listings.asset(bot.toldAssetId);
      return leader.worth.lte(0) ? null : { by: 'unit', times: decimal(bot.equityUnits, decimals).div(leader.worth) };
    }
  }
}

export function copyInMarket(listings: Listings, bot: Copy, market: MarketListing, leader: LeaderInMarket): CopyInMarket {
  const size = sizeOf(listings, bot, market, leader);
  if (isContract(market)) {
    const own = bot.positions.filter(({ marketId }) => marketId === market.marketId);
    return { size, held: own.map(({ holdSide, lots }) => ({ holdSide, quantity: decimal(lots, market.quantityDecimals) })) };
  }
  const base = listings.assetOf(market.base);
  const units = bot.coins.find(({ assetId }) => assetId === base?.assetId)?.units ?? 0;
  return { size, held: [{ holdSide: HoldSide.long, quantity: decimal(units, base?.decimals ?? 0) }] };
}
