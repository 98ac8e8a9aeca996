// Twenty markets of one coin, who trades there, and grids whose levels lie at many prices around 100.
import { firstGridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { marketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import type { Command } from '#server/engine/command.ts';
import { createListings } from '#server/engine/listings.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

export const marketCount = 20;
export const botCount = 10_000;
export const owners = Array.from({ length: 10 }, (_, place) => 1000 + place);
export const [seller, buyer] = [1100, 1101];
export const startTicks = 10_000;

export const listings = createListings(
  ['COIN', 'USDT'].map((code, assetId) => ({ assetId, code, name: code, decimals: 8 })),
  Array.from({ length: marketCount }, (_, marketId) => ({
    marketId,
    listedMs: 0,
    symbol: `COIN${marketId}USDT`,
    base: 'COIN',
    quote: 'USDT',
    priceDecimals: 2,
    quantityDecimals: 4,
    minQuantityLots: 1,
    maxQuantityLots: 1_000_000_000,
    minAmount: '0.00000001',
    maxAmount: '10000000',
    makerFeePpm: 1000,
    takerFeePpm: 1000,
    priceBandPpm: 0,
  })),
);

const botMarkets = listings.markets.map(({ marketId }) => marketWithCoins(listings, marketId));
export const marketOf = (marketId: number): BotMarket | null => botMarkets[marketId] ?? null;

export const opening = (): Command[] => [
  ...listings.assets.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
  ...listings.markets.map((market): Command => ({ type: 'list-market', rules: listings.rules(market) })),
  { type: 'open-account', accountId: 0, kind: 'outside' },
  { type: 'open-account', accountId: 1, kind: 'fees' },
  ...[...owners, seller, buyer].flatMap((accountId): Command[] => [
    { type: 'open-account', accountId, kind: 'user' },
    { type: 'credit-deposit', accountId, assetId: 0, units: units(1_000_000_000_000_000n), reference: `coin:${accountId}` },
    { type: 'credit-deposit', accountId, assetId: 1, units: units(8_000_000_000_000_000n), reference: `usdt:${accountId}` },
  ]),
];

/** Each has its own range around 100, so that levels lie at many prices. */
const termsOf = (place: number, grids: number): BotTerms => ({
  kind: 'grid',
  terms: {
    ...firstGridTerms,
    lowerPrice: (80 + (place % 97) / 10).toFixed(2),
    upperPrice: (110 + (place % 89) / 10).toFixed(2),
    grids,
    baseInvestment: '5',
    quoteInvestment: '1000',
    marginMode: 'isolated',
    stopLossPrice: '1',
    sellsAtEnd: false,
  },
});

export const ownerOf = (place: number): number => owners[place % owners.length] ?? 0;

export const accountOf = (place: number): Command => ({ type: 'open-strategy-account', ownerId: ownerOf(place), name: `bot-${place}` });

export const startOf = (accountId: number, place: number, grids: number): Command => ({
  type: 'instruct-strategy',
  accountId,
  name: 'start',
  text: instructionText({
    action: 'start',
    strategyType: StrategyType.spotGrid,
    marketIds: [place % marketCount],
    terms: termsOf(place, grids),
  }),
});

export const order = (accountId: number, marketId: number, side: Side, priceTicks: number, quantity: number): PlaceOrder => ({
  type: 'place-order',
  accountId,
  marketId,
  side,
  kind: 'limit',
  timeInForce: TimeInForce.ioc,
  priceTicks: ticks(priceTicks),
  quantityLots: lots(quantity),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
});

/** A trade between two others, at a price at which nobody else stands. */
export const strangersTrade = (marketId: number, priceTicks: number): readonly [PlaceOrder, PlaceOrder] => [
  { ...order(seller, marketId, Side.sell, priceTicks, 10), timeInForce: TimeInForce.gtc },
  order(buyer, marketId, Side.buy, priceTicks, 10),
];
