// The markets in which bots are killed, spot and contract of two coins, and the two who move their prices against each other.
import { BusinessLine, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { createListings, type ContractListing, type Listings, type MarketListing } from '#server/engine/listings.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import { ticks, units } from '#server/engine/units.ts';
import { markets } from '#tests/automation/venue/venue-markets.ts';
import { orderCommand } from '#tests/order-command.ts';

const usdt = 1;
const [mover, other] = [1001, 1002];

const listingOf = ({ marketId, symbol, base, quote }: BotMarket): MarketListing => ({
  marketId,
  symbol,
  listedMs: 0,
  base: base.code,
  quote: quote.code,
  priceDecimals: 2,
  quantityDecimals: 4,
  minQuantityLots: 1,
  maxQuantityLots: 1_000_000_000,
  minAmount: '1',
  maxAmount: '1000000',
  makerFeePpm: 1000,
  takerFeePpm: 1000,
  priceBandPpm: 0,
});
const contractOf = (market: BotMarket): ContractListing => ({
  ...listingOf(market),
  contract: {
    name: `${market.base.code}USDT`,
    symbolCode: '',
    symbolType: 'perpetual',
    line: BusinessLine.usdt,
    form: ContractForm.linear,
    margin: 'USDT',
    indexCoin: market.base.code,
    indexQuote: 'USDT',
    placeConfig: {
      priceEndStep: 1,
      delegatePricePlace: 2,
      volumePlace: 4,
      countMultiplier: '0.0001',
      propertyPlace: 2,
      propertyHighPlace: 8,
    },
    premiumCapPpm: 0,
    impactAmount: '0',
    liquidity: 'none',
    rules: market.rules,
  },
});

const isContract = ({ rules }: BotMarket): boolean => rules.contract !== undefined;
const coins = ['BTC', 'USDT', 'ETH'].map((code, assetId) => ({ assetId, code, name: code, decimals: 8 }));
const spotMarkets = markets.filter((market) => !isContract(market)).map(listingOf);
const contracts = markets.filter(isContract).map(contractOf);
export const listings: Listings = createListings(coins, spotMarkets);
listings.listContracts(contracts);

/** Somebody with ten million in money and, where `hasCoins`, ten thousand of each coin. */
export const openUser = (accountId: number, hasCoins: boolean): readonly Command[] => [
  { type: 'open-account', accountId, kind: 'user' },
  ...coins
    .filter(({ assetId }) => hasCoins || assetId === usdt)
    .map(({ assetId, code }): Command => ({
      type: 'credit-deposit',
      accountId,
      assetId,
      units: units(assetId === usdt ? 1_000_000_000_000_000n : 1_000_000_000_000n),
      reference: `${code}:${accountId}`,
    })),
];

/** Half of the money goes where contracts are traded. */
export const fundContracts = (accountId: number): Command => ({
  type: 'transfer-funds',
  accountId,
  assetId: usdt,
  from: Wallet.spot,
  to: Wallet.futures,
  units: units(500_000_000_000_000n),
});

const setMark = (marketId: number, priceTicks: number): Command => ({
  type: 'set-mark-price',
  marketId,
  markTicks: ticks(priceTicks),
  indexTicks: ticks(priceTicks),
});

export const openMarkets = (): readonly Command[] => [
  ...coins.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
  ...markets.map(({ rules }): Command => ({ type: 'list-market', rules })),
  { type: 'open-account', accountId: 0, kind: 'outside' },
  { type: 'open-account', accountId: 1, kind: 'fees' },
  { type: 'open-account', accountId: 2, kind: 'clearing' },
  { type: 'open-account', accountId: 3, kind: 'insurance' },
  { type: 'credit-deposit', accountId: 3, assetId: usdt, units: units(100_000_000_000_000n), reference: 'fund' },
  ...[mover, other].flatMap((accountId) => [...openUser(accountId, true), fundContracts(accountId)]),
  ...contracts.map(({ marketId }) => setMark(marketId, 10_000)),
];

/** Trades the price of markets to a level, and rests on both sides of it. */
export const moveTo = (priceTicks: number, marketIds: readonly number[]): readonly Command[] =>
  marketIds.flatMap((marketId) => {
    const take = (side: Side, lots: number) => orderCommand(mover, marketId, side, lots, priceTicks, { timeInForce: TimeInForce.ioc });
    const rest = (side: Side, lots: number, price: number) => orderCommand(other, marketId, side, lots, price);
    return [
      { type: 'cancel-all-orders', accountId: other, marketId, side: null },
      take(Side.sell, 1_000_000),
      take(Side.buy, 1_000_000),
      rest(Side.sell, 1000, priceTicks),
      take(Side.buy, 1000),
      rest(Side.buy, 1_000_000, priceTicks - 1),
      rest(Side.sell, 1_000_000, priceTicks + 1),
      ...(contracts.some((contract) => contract.marketId === marketId) ? [setMark(marketId, priceTicks)] : []),
    ];
  });
