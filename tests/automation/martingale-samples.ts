// A spot market, a contract, terms and a venue that the tests of martingales vary.
import { BusinessLine } from '#lib/contract/enums.ts';
import type { MartingaleEdit, MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { martingaleKind } from '#server/automation/bots/martingale/martingale-kind.ts';
import { martingaleReasons } from '#server/automation/bots/martingale/martingale-reasons.ts';
import { lots, units } from '#server/engine/units.ts';

import { KindVenue, type VenueSetup } from './kind-venue.ts';
import { sampleMartingale } from './sample-terms.ts';

/** One tick is 0.01 USDT, one lot 0.01 COIN, one unit a millionth of either. */
export const coinMarket: BotMarket = {
  marketId: 1,
  symbol: 'COINUSDT',
  priceDecimals: 2,
  quantityDecimals: 2,
  base: { assetId: 1, code: 'COIN', decimals: 6 },
  quote: { assetId: 2, code: 'USDT', decimals: 6 },
  rules: {
    marketId: 1,
    symbol: 'COINUSDT',
    baseAssetId: 1,
    quoteAssetId: 2,
    lotUnits: 10_000,
    tickLotUnits: 100,
    minQuantityLots: lots(1),
    maxQuantityLots: lots(1_000_000),
    minNotionalUnits: units(1_000_000n),
    maxNotionalUnits: units(1_000_000_000_000n),
    makerFeePpm: 1_000,
    takerFeePpm: 1_000,
    priceBandPpm: 0,
  },
};

export const contractMarket: BotMarket = {
  ...coinMarket,
  rules: {
    ...coinMarket.rules,
    contract: {
      line: BusinessLine.usdt,
      form: 'linear',
      marginAssetId: 2,
      // In ticks times lots: 10,000 USDT.
      tiers: [{ upTo: 100_000_000, maxLeverage: 100, maintenancePpm: 5_000 }],
      openCostUpPpm: 0,
      openFeeUpPpm: 0,
      liquidationFeePpm: 0,
      fundingIntervalMs: 0,
      fundingCapE8: 0,
      deliveryMs: 0,
      closeOnlyMs: 0,
      deliveryFeePpm: 0,
    },
  },
};

/** 100 at the first price, 200 at 10 % below it, 400 at 30 % below it. */
export const terms = sampleMartingale({ firstStep: '0.1', stepMultiplier: '2', amountMultiplier: '2', maxOrders: 2, investment: '700' });

type MartingaleState = ReturnType<typeof martingaleKind.create>;
export type MartingaleVenue = KindVenue<MartingaleTerms, MartingaleEdit, MartingaleState>;
type Setup = Omit<VenueSetup<MartingaleTerms, MartingaleEdit, MartingaleState>, 'kind' | 'reasons' | 'terms'>;

export const venueOf = (changed: Partial<MartingaleTerms> = {}, setup: Partial<Setup> = {}): MartingaleVenue =>
  new KindVenue({
    kind: martingaleKind,
    reasons: martingaleReasons,
    market: coinMarket,
    owner: { base: 10_000_000, quote: 1_000_000_000 },
    ...setup,
    terms: { ...terms, ...changed },
  });

/** Its orders in the book. */
export const standing = (venue: MartingaleVenue): string[] =>
  venue.orders.map(({ side, open, priceTicks }) => `${side} ${open} at ${priceTicks}`).toSorted();
