// Ten thousand grids in twenty markets: the time from a fill to the counter-order in the core, and that of a trade which concerns nobody.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { AutomationHost, noCheckpoint } from '#server/automation/host/automation-host.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { RecordFilter } from '#server/automation/thread/filter-records.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

const marketCount = 20;
const botCount = 10_000;
const trades = 20_000;
const owners = Array.from({ length: 10 }, (_, place) => 1000 + place);
const [seller, buyer] = [1100, 1101];

const rulesOf = (marketId: number): MarketRules => ({
  marketId,
  symbol: `COIN${marketId}USDT`,
  baseAssetId: 0,
  quoteAssetId: 1,
  lotUnits: 10_000,
  tickLotUnits: 100,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(1_000_000_000),
  minNotionalUnits: units(1n),
  maxNotionalUnits: units(1_000_000_000_000_000n),
  makerFeePpm: 1000,
  takerFeePpm: 1000,
  priceBandPpm: 0,
});

const marketOf = (marketId: number): BotMarket => ({
  marketId,
  symbol: `COIN${marketId}USDT`,
  rules: rulesOf(marketId),
  priceDecimals: 2,
  quantityDecimals: 4,
  base: { assetId: 0, code: 'COIN', decimals: 8 },
  quote: { assetId: 1, code: 'USDT', decimals: 8 },
});

const opening = (): Command[] => [
  { type: 'list-asset', assetId: 0, code: 'COIN', decimals: 8 },
  { type: 'list-asset', assetId: 1, code: 'USDT', decimals: 8 },
  ...Array.from({ length: marketCount }, (_, marketId): Command => ({ type: 'list-market', rules: rulesOf(marketId) })),
  { type: 'open-account', accountId: 0, kind: 'outside' },
  { type: 'open-account', accountId: 1, kind: 'fees' },
  ...[...owners, seller, buyer].flatMap((accountId): Command[] => [
    { type: 'open-account', accountId, kind: 'user' },
    { type: 'credit-deposit', accountId, assetId: 0, units: units(1_000_000_000_000_000n), reference: `coin:${accountId}` },
    { type: 'credit-deposit', accountId, assetId: 1, units: units(8_000_000_000_000_000n), reference: `usdt:${accountId}` },
  ]),
];

/** Each has its own range around 100, so that levels lie at many prices. */
const termsOf = (place: number): BotTerms => ({
  kind: 'grid',
  terms: {
    direction: 'long',
    spacing: 'arithmetic',
    lowerPrice: (80 + (place % 97) / 10).toFixed(2),
    upperPrice: (110 + (place % 89) / 10).toFixed(2),
    grids: 10,
    intervalRate: null,
    baseInvestment: '5',
    quoteInvestment: '1000',
    leverage: 1,
    marginMode: 'isolated',
    opensPosition: true,
    triggerPrice: null,
    takeProfitPrice: null,
    stopLossPrice: '1',
    priceLimitRate: '0',
    sellsAtEnd: false,
    moves: false,
    stopPrice: null,
    trailingStopRate: null,
    reinvests: false,
  },
});

class Bench {
  readonly #exchange = createExchange();
  readonly #filter = new RecordFilter([]);
  readonly #host = new AutomationHost({ kindOf: botKind, marketOf, onNote: () => undefined, checkpoint: noCheckpoint });
  #sequence = 0;
  steps = 0;

  /** A command, everything that bots do because of it, and the time in ms that took behind the command itself. */
  send(command: Command): number {
    const record = this.#apply(command);
    const started = performance.now();
    this.#read(record);
    for (let steps = this.#host.take(); steps.length > 0; steps = this.#host.take())
      for (const step of steps) {
        this.steps += 1;
        this.#read(this.#apply(step));
      }
    return performance.now() - started;
  }

  #apply(command: Command): EventRecord {
    this.#sequence += 1;
    const { record } = this.#exchange.apply({ sequence: this.#sequence, timeMs: 1_700_000_000_000 + this.#sequence, command });
    return record;
  }

  #read(record: EventRecord): void {
    const kept = this.#filter.keep(record);
    this.#host.read(kept === null ? [] : [kept], record.sequence);
  }

  start(place: number): void {
    this.send({ type: 'open-strategy-account', ownerId: owners[place % owners.length] ?? 0, name: `bot-${place}` });
    const accountId = this.#exchange.strategiesOf(owners[place % owners.length] ?? 0).at(-1)?.accountId ?? 0;
    const told = { action: 'start', strategyType: StrategyType.spotGrid, marketIds: [place % marketCount], terms: termsOf(place) } as const;
    this.send({ type: 'instruct-strategy', accountId, name: 'start', text: instructionText(told) });
  }
}

const order = (accountId: number, marketId: number, side: Side, priceTicks: number, quantity: number): PlaceOrder => ({
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

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

export type BotFigures = {
  readonly startMs: number;
  /** From a fill to the counter-order in the book, the core's own work included. */
  readonly fillP50Us: number;
  readonly fillP99Us: number;
  /** A trade between two others. */
  readonly strangerP50Us: number;
};

export function benchBots(): BotFigures {
  const bench = new Bench();
  for (const command of opening()) bench.send(command);
  const trade = (marketId: number, priceTicks: number): number => {
    bench.send({ ...order(seller, marketId, Side.sell, priceTicks, 10), timeInForce: TimeInForce.gtc });
    return bench.send(order(buyer, marketId, Side.buy, priceTicks, 10));
  };
  for (let marketId = 0; marketId < marketCount; marketId += 1) trade(marketId, 10_000);
  const started = performance.now();
  for (let place = 0; place < botCount; place += 1) bench.start(place);
  const startMs = performance.now() - started;
  const fills: number[] = [];
  const strangers: number[] = [];
  for (let place = 0; place < trades; place += 1) {
    const marketId = place % marketCount;
    // Down through some levels and up again: whatever stands there fills.
    const wave = Math.abs(((place / marketCount) % 400) - 200);
    const priceTicks = 10_200 - 2 * Math.round(wave);
    const before = bench.steps;
    const ms = bench.send(order(place % 2 === 0 ? seller : buyer, marketId, place % 2 === 0 ? Side.sell : Side.buy, priceTicks, 2000));
    const steps = bench.steps - before;
    if (steps > 0) fills.push(ms / steps);
    strangers.push(trade(marketId, priceTicks));
  }
  const [filled, stranger] = [fills.toSorted((a, b) => a - b), strangers.toSorted((a, b) => a - b)];
  return { startMs, fillP50Us: at(filled, 0.5) * 1000, fillP99Us: at(filled, 0.99) * 1000, strangerP50Us: at(stranger, 0.5) * 1000 };
}
