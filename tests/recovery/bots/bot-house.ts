// A venue with bots over real files: journal, embedded database, both threads. Prices move when somebody trades.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import pino from 'pino';

import { BusinessLine, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { openAutomation, type OpenAutomation } from '#server/automation/open-automation.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createListings, type ContractListing, type Listings } from '#server/engine/listings.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { contractRules } from '#tests/automation/venue/venue-markets.ts';
import { typedSamples } from '#tests/automation/law-samples.ts';

const [owner, mover, other] = [1000, 1001, 1002];

const coin = (assetId: number, code: string) => ({ assetId, code, name: code, decimals: 8 });
const market = {
  marketId: 0,
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  quantityDecimals: 4,
  minQuantityLots: 1,
  maxQuantityLots: 1_000_000_000,
  minAmount: '1',
  maxAmount: '1000000',
  makerFeePpm: 1000,
  takerFeePpm: 1000,
  priceBandPpm: 0,
};
const perpetual: ContractListing = {
  ...market,
  marketId: contractRules.marketId,
  symbol: contractRules.symbol,
  contract: {
    name: 'BTCUSDT',
    symbolCode: '',
    symbolType: 'perpetual',
    line: BusinessLine.usdt,
    form: ContractForm.linear,
    margin: 'USDT',
    indexCoin: 'BTC',
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
    listedMs: 0,
    rules: contractRules,
  },
};
export const listings: Listings = createListings([coin(0, 'BTC'), coin(1, 'USDT')], [market]);
listings.listContracts([perpetual]);

const opening = (): Command[] => [
  ...listings.assets.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
  ...[market, perpetual].map((one): Command => ({ type: 'list-market', rules: listings.rules(one) })),
  { type: 'open-account', accountId: 0, kind: 'outside' },
  { type: 'open-account', accountId: 1, kind: 'fees' },
  { type: 'open-account', accountId: 2, kind: 'clearing' },
  { type: 'open-account', accountId: 3, kind: 'insurance' },
  { type: 'credit-deposit', accountId: 3, assetId: 1, units: units(100_000_000_000_000n), reference: 'fund' },
  ...[owner, mover, other].flatMap((accountId): Command[] => [
    { type: 'open-account', accountId, kind: 'user' },
    { type: 'credit-deposit', accountId, assetId: 0, units: units(1_000_000_000_000n), reference: `btc:${accountId}` },
    { type: 'credit-deposit', accountId, assetId: 1, units: units(1_000_000_000_000_000n), reference: `usdt:${accountId}` },
  ]),
];

/** The two who move the price trade contracts too. */
const funding = [mover, other].map((accountId): Command => ({
  type: 'transfer-funds',
  accountId,
  assetId: 1,
  from: Wallet.spot,
  to: Wallet.futures,
  units: units(500_000_000_000_000n),
}));

const order = (
  accountId: number,
  marketId: number,
  side: Side,
  timeInForce: TimeInForce,
  priceTicks: number,
  quantity: number,
): Command => ({
  type: 'place-order',
  accountId,
  marketId,
  side,
  kind: 'limit',
  timeInForce,
  priceTicks: ticks(priceTicks),
  quantityLots: lots(quantity),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
});

const setMark = (priceTicks: number): Command => ({
  type: 'set-mark-price',
  marketId: contractRules.marketId,
  markTicks: ticks(priceTicks),
  indexTicks: ticks(priceTicks),
});

/** Trades the price of both markets to a level, and rests on both sides of it. */
export const moveTo = (priceTicks: number): readonly Command[] => [
  { type: 'cancel-all-orders', accountId: other, marketId: -1, side: null },
  ...[0, contractRules.marketId].flatMap((marketId) => [
    order(mover, marketId, Side.sell, TimeInForce.ioc, priceTicks, 1_000_000),
    order(mover, marketId, Side.buy, TimeInForce.ioc, priceTicks, 1_000_000),
    order(other, marketId, Side.sell, TimeInForce.gtc, priceTicks, 1000),
    order(mover, marketId, Side.buy, TimeInForce.ioc, priceTicks, 1000),
    order(other, marketId, Side.buy, TimeInForce.gtc, priceTicks - 1, 1_000_000),
    order(other, marketId, Side.sell, TimeInForce.gtc, priceTicks + 1, 1_000_000),
  ]),
  setMark(priceTicks),
];

/** One of each sample of every kind whose markets this house has. */
const bots = typedSamples
  .filter(({ sample }) => sample.markets.every((marketId) => marketId < 2))
  .map(({ type, sample: { markets, terms } }, place) => ({
    name: `bot-${place}`,
    strategyType: type,
    marketIds: markets,
    terms,
  }));
export const botCount = bots.length;

async function startBots(client: ExchangeClient): Promise<void> {
  for (const { name, strategyType, marketIds, terms } of bots) {
    const reply = await client.submit({ type: 'open-strategy-account', ownerId: owner, name });
    if (!reply.ok || reply.accountId === undefined) throw new Error(`${name} was not opened`);
    const text = instructionText({ action: 'start', strategyType, marketIds, terms });
    await client.submit({ type: 'instruct-strategy', accountId: reply.accountId, name: 'start', text });
  }
}

export type BotHouse = {
  readonly client: ExchangeClient;
  readonly automation: OpenAutomation;
  readonly store: Store;
  readonly ownerId: number;
  close(): Promise<void>;
};

const log = pino({ level: 'silent' });
const said = { info: () => undefined, error: (text: string) => process.stderr.write(`${text}\n`) };

export async function openBotHouse(dataDir: string): Promise<BotHouse> {
  const store = await openStore({ dataDir, databaseUrl: '', log });
  const automation = await openAutomation({
    store,
    listings,
    mode: TradingMode.live,
    readersHave: 0,
    now: Date.now,
    log: { info: () => undefined, error: (_about, text) => said.error(text) },
  });
  const client = await startExchange({
    dataDir,
    replayEventsAfter: automation.writtenThrough(),
    onRecords: (records: readonly EventRecord[]) => automation.onRecords(records),
    log: said,
    snapshotEveryCommands: 300,
    retention: { keep: 'all', archive: '' },
  });
  if ((await client.listed()).assetIds.length === 0) {
    const replies = await client.submitAll([...opening(), ...funding, setMark(10_000)]);
    if (!replies.every(({ ok }) => ok)) throw new Error('the venue does not open');
    await client.submitAll(moveTo(10_000));
    await startBots(client);
  }
  await automation.hasRead();
  automation.start(client);
  return {
    client,
    automation,
    store,
    ownerId: owner,
    close: async () => {
      await automation.close();
      await client.close();
      await store.close();
    },
  };
}
