// A venue with bots over real files: journal, embedded database, both threads. Prices move when somebody trades.
import pino from 'pino';

import { lawSamples } from '#tests/automation/law-samples.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { openAutomation, type OpenAutomation } from '#server/automation/open-automation.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createListings, type Listings } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

const [owner, mover, other] = [1000, 1001, 1002];

const coin = (assetId: number, code: string) => ({ assetId, code, name: code, decimals: 8 });
export const listings: Listings = createListings(
  [coin(0, 'BTC'), coin(1, 'USDT')],
  [
    {
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
    },
  ],
);

const opening = (): Command[] => [
  ...listings.assets.map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
  ...listings.markets.map((market): Command => ({ type: 'list-market', rules: listings.rules(market) })),
  { type: 'open-account', accountId: 0, kind: 'outside' },
  { type: 'open-account', accountId: 1, kind: 'fees' },
  ...[owner, mover, other].flatMap((accountId): Command[] => [
    { type: 'open-account', accountId, kind: 'user' },
    { type: 'credit-deposit', accountId, assetId: 0, units: units(1_000_000_000_000n), reference: `btc:${accountId}` },
    { type: 'credit-deposit', accountId, assetId: 1, units: units(1_000_000_000_000_000n), reference: `usdt:${accountId}` },
  ]),
];

const order = (accountId: number, side: Side, timeInForce: TimeInForce, priceTicks: number, quantity: number): Command => ({
  type: 'place-order',
  accountId,
  marketId: 0,
  side,
  kind: 'limit',
  timeInForce,
  priceTicks: ticks(priceTicks),
  quantityLots: lots(quantity),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
});

/** Trades the price to a level, and rests on both sides of it. */
export const moveTo = (priceTicks: number): readonly Command[] => [
  { type: 'cancel-all-orders', accountId: other, marketId: -1, side: null },
  order(mover, Side.sell, TimeInForce.ioc, priceTicks, 1_000_000),
  order(mover, Side.buy, TimeInForce.ioc, priceTicks, 1_000_000),
  order(other, Side.sell, TimeInForce.gtc, priceTicks, 1000),
  order(mover, Side.buy, TimeInForce.ioc, priceTicks, 1000),
  order(other, Side.buy, TimeInForce.gtc, priceTicks - 1, 1_000_000),
  order(other, Side.sell, TimeInForce.gtc, priceTicks + 1, 1_000_000),
];

/** Six bots of spot. */
const bots = [...lawSamples[StrategyType.spotGrid], ...lawSamples[StrategyType.spotMoon]].map(({ terms }, place) => ({
  name: `bot-${place}`,
  terms,
}));

async function startBots(client: ExchangeClient): Promise<void> {
  for (const { name, terms } of bots) {
    const reply = await client.submit({ type: 'open-strategy-account', ownerId: owner, name });
    if (!reply.ok || reply.accountId === undefined) throw new Error(`${name} was not opened`);
    const text = instructionText({ action: 'start', strategyType: StrategyType.spotGrid, marketIds: [0], terms });
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
    keepSegments: 'all',
  });
  if ((await client.listed()).assetIds.length === 0) {
    await client.submitAll(opening());
    await client.submitAll(moveTo(10_000));
    await startBots(client);
  }
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
