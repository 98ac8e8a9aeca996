// Bots in twenty markets for benches: the real core, the mechanism, and two who trade with each other.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SelfTradePrevention, type Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotMarket, History } from '#server/automation/bot-kind.ts';
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

export const marketCount = 20;
const owners = Array.from({ length: 10 }, (_, place) => 1000 + place);
export const [seller, buyer] = [1100, 1101];

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

export class BotBench {
  readonly #exchange = createExchange();
  readonly #filter = new RecordFilter([]);
  readonly #host = new AutomationHost({ kindOf: botKind, marketOf, onNote: () => undefined, checkpoint: noCheckpoint });
  #sequence = 0;
  steps = 0;
  /** Each command comes a millisecond after the one before. */
  timeMs = 1_700_000_000_000;

  constructor() {
    for (const command of opening()) this.send(command);
  }

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
    this.timeMs += 1;
    const { record } = this.#exchange.apply({ sequence: this.#sequence, timeMs: this.timeMs, command });
    return record;
  }

  #read(record: EventRecord): void {
    const kept = this.#filter.keep(record);
    this.#host.read(kept === null ? [] : [kept], record.sequence);
  }

  /** The bots are spread over owners and markets. */
  start(place: number, strategyType: StrategyType, terms: BotTerms, history: History | null = null): void {
    this.send({ type: 'open-strategy-account', ownerId: owners[place % owners.length] ?? 0, name: `bot-${place}` });
    const accountId = this.#exchange.strategiesOf(owners[place % owners.length] ?? 0).at(-1)?.accountId ?? 0;
    const instruct = (name: string, text: string): number => this.send({ type: 'instruct-strategy', accountId, name, text });
    if (history !== null) instruct('history', instructionText({ action: 'history', leg: 0, ...history, running: null }));
    instruct('start', instructionText({ action: 'start', strategyType, marketIds: [place % marketCount], terms }));
  }
}

export const benchOrder = (accountId: number, marketId: number, side: Side, priceTicks: number, quantity: number): PlaceOrder => ({
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

/** The value that so much of a sorted row lies below. */
export const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
