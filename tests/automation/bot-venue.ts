// A venue with bots in one process: the real core, a clock set by hand, and a mechanism that can be killed between any two steps.
import { SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { bucketStart, shiftBucket } from '#lib/contract/kline-bucket.ts';
import type { BotMarket, HistoryNeed } from '#server/automation/bot-kind.ts';
import type { DecisionRow } from '#server/automation/decision-row.ts';
import { AutomationHost } from '#server/automation/host/automation-host.ts';
import { noCheckpoint, type Checkpoint } from '#server/automation/host/checkpoint.ts';
import type { HourFigures } from '#server/automation/host/hour-figures.ts';
import { type BotHistory, instructionText, type Instruction } from '#server/automation/instruction.ts';
import type { KindEntry } from '#server/automation/instances/run-kind.ts';
import { stepsOf } from '#server/automation/host/outbox.ts';
import { leaderKey, type StoredLeader } from '#server/automation/leaders/leader-account.ts';
import type { LeaderMinutes } from '#server/automation/leaders/leader-day.ts';
import type { LeaderHour } from '#server/automation/leaders/leader-hours.ts';
import { noAccounts, RecordFilter } from '#server/automation/readers/wanted-records.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import type { ContractRules } from '#server/engine/markets/market-rules.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { Reply } from '#server/engine/reply.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { markets } from './venue/venue-markets.ts';
import { mover, opening, other } from './venue/venue-opening.ts';

export { ann, bob, mover, other } from './venue/venue-opening.ts';

const isContract = (marketId: number): boolean => markets[marketId]?.rules.contract !== undefined;

export const openedMs = Date.UTC(2026, 0, 5, 12);

export type BotVenueOptions = {
  readonly kindOf: (strategyType: number) => KindEntry | null;
  /** Asked when a bot is started or read; without this all markets are. */
  readonly isListed?: (marketId: number) => boolean;
  /** Asked before each step is sent; true: the mechanism is killed there, and begins anew at its last checkpoint. */
  readonly kills?: (stepsSent: number) => boolean;
  /** Asked before that; true: a checkpoint is written first, with steps that are still to be sent. */
  readonly writes?: (stepsSent: number) => boolean;
  /** The furthest that a limit price may be from the reference, in millionths; left out: markets have no band. */
  readonly priceBandPpm?: number;
  /** Of all contracts; left out: one tier that is never left. */
  readonly tiers?: ContractRules['tiers'];
};

export class BotVenue {
  readonly exchange: Exchange = createExchange();
  readonly records: EventRecord[] = [];
  /** The journal: the command of each record. */
  readonly commands: Command[] = [];
  /** Decision rows as they were written down: a row that is written again must be the same one. */
  readonly rows = new Map<string, DecisionRow>();
  /** Figures at full hours, as they were written down; of one moment the last ones count. */
  readonly hours = new Map<string, HourFigures>();
  /** Figures of leaders, in the order in which they were written down. */
  readonly leaderHours: LeaderHour[] = [];
  /** The minutes of leaders, day by day, as they were written down last. */
  readonly leaderMinutes = new Map<string, LeaderMinutes>();
  readonly #options: BotVenueOptions;
  readonly #markets: readonly BotMarket[];
  host: AutomationHost;
  nowMs = openedMs;
  kills = 0;
  /** Records after which a bot acted without a word. */
  readonly silent: string[] = [];
  steps = 0;
  #checkpoint: Checkpoint = noCheckpoint;
  #filter = new RecordFilter(noAccounts);
  #names = 0;

  constructor(options: BotVenueOptions) {
    this.#options = options;
    const { priceBandPpm = 0, tiers } = options;
    this.#markets = markets.map((market) => {
      const { contract } = market.rules;
      const tiered = contract === undefined ? {} : { contract: { ...contract, tiers: tiers ?? contract.tiers } };
      return { ...market, rules: { ...market.rules, priceBandPpm, ...tiered } };
    });
    this.host = this.#newHost();
    for (const command of opening(this.#markets)) if (!this.send(command).ok) throw new Error(`the venue does not open: ${command.type}`);
  }

  #newHost(): AutomationHost {
    const { bots, leaders } = this.#checkpoint.states;
    this.#filter = new RecordFilter({
      ...noAccounts,
      bots: [...bots.bots.map(idOf), ...bots.unstarted.map(({ strategyId }) => strategyId)],
      leaders: leaders.map(({ accountId }) => accountId),
    });
    const { kindOf, isListed = () => true } = this.#options;
    const marketOf = (marketId: number): BotMarket | null => (isListed(marketId) ? (this.#markets[marketId] ?? null) : null);
    return new AutomationHost({ kindOf, marketOf, markets: () => this.#markets, onNote: () => undefined, checkpoint: this.#checkpoint });
  }

  #apply(command: Command): Reply {
    const { reply, record } = this.exchange.apply({ sequence: this.records.length + 1, timeMs: this.nowMs, command });
    this.records.push(record);
    this.commands.push(command);
    const before = this.#decided();
    this.#read(this.host, [record]);
    const after = this.#decided();
    if (after.steps > before.steps && after.rows === before.rows)
      this.silent.push(`${record.sequence}: ${record.events.map(({ type }) => type).join(', ')}`);
    return reply;
  }

  #decided(): { readonly steps: number; readonly rows: number } {
    const { inFlight, waiting } = this.host.bots.traffic();
    return { steps: inFlight + waiting, rows: this.host.bots.records().reduce((sum, { lastDecision }) => sum + lastDecision, 0) };
  }

  #read(host: AutomationHost, records: readonly EventRecord[]): void {
    const { sequence } = host;
    const kept = records.flatMap((record) => (record.sequence <= sequence ? [] : (this.#filter.keep(record) ?? [])));
    host.read(kept, this.records.length);
  }

  /** A command of somebody else, and everything that bots do because of it. */
  send(command: Command): Reply {
    const reply = this.#apply(command);
    this.settle();
    return reply;
  }

  /** Commands of others that all come before a bot can act. */
  sendTogether(commands: readonly Command[]): readonly Reply[] {
    const replies = commands.map((command) => this.#apply(command));
    this.settle();
    return replies;
  }

  /** Lets bots act until they have nothing more to do. */
  settle(): void {
    for (let rounds = 0; rounds < 10_000; rounds += 1) {
      const [...commands] = this.host.take();
      if (commands.length === 0) return;
      for (const command of commands) {
        // Each of those that go together can be the last one before a crash: the core has taken none or all of them.
        if (this.#options.writes?.(this.steps) === true) this.checkpoint();
        if (this.#options.kills?.(this.steps) === true) {
          this.kill();
          break;
        }
        this.steps += 1;
        const reply = this.#apply(command);
        if (!reply.ok) for (const { accountId } of stepsOf(command)) this.host.bots.sendAgain(accountId);
      }
    }
    throw new Error('bots do not come to rest');
  }

  /** Writes a checkpoint as the database would have it. */
  checkpoint(): void {
    const { at, has, changes } = this.host.checkpoint();
    const { rows, hours, bots: changed, ...world } = changes.bots;
    for (const row of rows) this.#write(row);
    for (const hour of hours) this.hours.set(`${hour.strategyId} ${hour.timeMs}`, hour);
    this.leaderHours.push(...changes.leaders.hours);
    for (const day of changes.leaders.minutes) this.leaderMinutes.set(`${day.leaderId} ${day.line} ${day.endMs}`, day);
    const { states } = this.#checkpoint;
    const bots = new Map(states.bots.bots.map((text) => [idOf(text), text]));
    for (const { strategyId, stored } of changed) bots.set(strategyId, stored);
    const leaders = new Map(states.leaders.map((leader) => [leaderKey(leader), leader]));
    for (const leader of changes.leaders.gone) leaders.delete(leaderKey(leader));
    for (const leader of plain(changes.leaders.changed)) leaders.set(leaderKey(leader), leader);
    this.#checkpoint = {
      at,
      has,
      states: { ...states, leaders: [...leaders.values()], bots: { ...plain(world), bots: [...bots.values()] } },
    };
  }

  #write(row: DecisionRow): void {
    const key = `${row.strategyId} ${row.number}`;
    const known = this.rows.get(key);
    if (known !== undefined) throw new Error(`written twice: ${JSON.stringify(known)} and ${JSON.stringify(row)}`);
    this.rows.set(key, row);
  }

  /** Everything in memory is gone; all records are read again before anything is sent. */
  kill(): void {
    this.kills += 1;
    this.host = this.#newHost();
    this.#read(this.host, this.records);
  }

  /** Changes what the last checkpoint has of each bot, as an earlier release would have written it. */
  rewrite(change: (stored: string) => string): void {
    const { states, ...place } = this.#checkpoint;
    this.#checkpoint = { ...place, states: { ...states, bots: { ...states.bots, bots: states.bots.bots.map(change) } } };
  }

  /** The bots as the last checkpoint has them. */
  stored(): readonly string[] {
    return this.#checkpoint.states.bots.bots;
  }

  /** The accounts that lead as the last checkpoint has them. */
  leading(): readonly StoredLeader[] {
    return this.#checkpoint.states.leaders;
  }

  /** The mechanism as somebody has it who reads the whole journal from its first record; the programme may have read it that far already. */
  folded(programmeHas = 0): AutomationHost {
    const last = this.#checkpoint;
    this.#checkpoint = { ...noCheckpoint, has: { ...noCheckpoint.has, programme: programmeHas } };
    const host = this.#newHost();
    this.#read(host, this.records);
    this.#checkpoint = last;
    return host;
  }

  /** Time passes; the core's clock is advanced when a bot is due. */
  pass(ms: number): void {
    const untilMs = this.nowMs + ms;
    for (let times = 0; times < 20_000; times += 1) {
      const dueMs = this.host.nextDueMs();
      if (dueMs === null || dueMs > untilMs) {
        this.nowMs = untilMs;
        return;
      }
      this.nowMs = Math.max(this.nowMs, dueMs);
      this.send({ type: 'advance-clock' });
    }
    throw new Error('bots are woken without end');
  }

  #order(accountId: number, marketId: number, side: Side, timeInForce: TimeInForce, quantity: number): PlaceOrder {
    return {
      type: 'place-order',
      accountId,
      marketId,
      side,
      kind: 'limit',
      timeInForce,
      priceTicks: ticks(1),
      quantityLots: lots(quantity),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    };
  }

  /** Somebody trades the price to a level, through every order that stands in between. */
  moveTo(priceTicks: number, marketId = 0): void {
    this.send({ type: 'cancel-all-orders', accountId: other, marketId, side: null });
    const order = (accountId: number, side: Side, timeInForce: TimeInForce, quantity: number): Command => ({
      ...this.#order(accountId, marketId, side, timeInForce, quantity),
      priceTicks: ticks(priceTicks),
    });
    this.send(order(mover, Side.sell, TimeInForce.ioc, 1_000_000));
    this.send(order(mover, Side.buy, TimeInForce.ioc, 1_000_000));
    this.send(order(other, Side.sell, TimeInForce.gtc, 1000));
    this.send(order(mover, Side.buy, TimeInForce.ioc, 1000));
    this.send({ type: 'cancel-all-orders', accountId: other, marketId, side: null });
    if (isContract(marketId)) this.send({ type: 'set-mark-price', marketId, markTicks: ticks(priceTicks), indexTicks: ticks(priceTicks) });
    else this.send({ type: 'set-reference-price', marketId, priceTicks: ticks(priceTicks) });
  }

  /** Somebody rests on both sides of a price with more than any bot has, and somebody else trades a little of it. */
  offer(priceTicks: number, marketId: number): void {
    const order = (accountId: number, side: Side, timeInForce: TimeInForce, price: number, quantity: number): Command => ({
      ...this.#order(accountId, marketId, side, timeInForce, quantity),
      priceTicks: ticks(price),
    });
    this.send(order(other, Side.buy, TimeInForce.gtc, priceTicks - 1, 1_000_000));
    this.send(order(other, Side.sell, TimeInForce.gtc, priceTicks + 1, 1_000_000));
    this.send(order(mover, Side.buy, TimeInForce.ioc, priceTicks + 1, 1000));
  }

  open(ownerId: number, name: string): number {
    const reply = this.send({ type: 'open-strategy-account', ownerId, name });
    if (!reply.ok || reply.accountId === undefined) throw new Error('no account was opened');
    return reply.accountId;
  }

  tell(accountId: number, instruction: Instruction): Reply {
    this.#names += 1;
    return this.send({ type: 'instruct-strategy', accountId, name: `told-${this.#names}`, text: instructionText(instruction) });
  }

  /** A bot whose kind asks for candles is told of as many that stand still at 100. */
  start(ownerId: number, terms: BotTerms, strategyType: StrategyType = StrategyType.spotGrid, ...marketIds: readonly number[]): number {
    return this.copy({}, ownerId, terms, strategyType, ...marketIds);
  }

  /** The same as a copy of another bot, with a share of its profit promised to that one's owner; or of a leader, whom it follows. */
  copy(
    {
      follows,
      ...promise
    }: { readonly copyOf?: number; readonly sharePercent?: number; readonly carriedUnits?: number; readonly follows?: LeadLine },
    ownerId: number,
    terms: BotTerms,
    strategyType: StrategyType,
    ...marketIds: readonly number[]
  ): number {
    const accountId = this.open(ownerId, `bot-${this.#names}`);
    const all = marketIds.length === 0 ? [0] : marketIds;
    const { copyOf: leaderId = 0 } = promise;
    if (follows !== undefined) this.send({ type: 'follow-leader', accountId: ownerId, strategyId: accountId, leaderId, line: follows });
    for (const leg of all.keys()) {
      const need = this.#options.kindOf(strategyType)?.history(terms, leg) ?? null;
      if (need !== null) this.tell(accountId, { action: 'history', ...stillHistory(leg, need, this.nowMs) });
    }
    this.tell(accountId, { action: 'start', strategyType, marketIds: all, terms, ...promise });
    return accountId;
  }

  /** An account begins to lead, with money for contracts where it leads those. */
  lead(accountId: number, line: LeadLine): void {
    if (line === 'futures')
      this.send({
        type: 'transfer-funds',
        accountId,
        assetId: 1,
        from: Wallet.spot,
        to: Wallet.futures,
        units: units(10_000_000_000_000n),
      });
    const reply = this.send({ type: 'start-leading', accountId, line, familyIds: [] });
    if (!reply.ok) throw new Error(`does not lead: ${reply.reason}`);
  }

  /** Somebody's order stands in the book. */
  rest(accountId: number, side: Side, priceTicks: number, marketId: number, quantity: number): void {
    this.send({ ...this.#order(accountId, marketId, side, TimeInForce.gtc, quantity), priceTicks: ticks(priceTicks) });
  }

  /** Somebody trades at the market. */
  trade(accountId: number, side: Side, quantity: number, marketId: number): Reply {
    return this.send({ ...this.#order(accountId, marketId, side, TimeInForce.ioc, quantity), kind: 'market', priceTicks: ticks(0) });
  }

  balance(accountId: number, assetId: number): bigint {
    const found = this.exchange.balances(accountId).find((one) => one.assetId === assetId);
    return found === undefined ? 0n : found.available + found.frozen;
  }

  record(strategyId: number) {
    const found = this.host.bots.records().find((one) => one.strategyId === strategyId);
    if (found === undefined) throw new Error(`there is no bot ${strategyId}`);
    return found;
  }

  /** Codes of a bot's decision rows, oldest first. */
  said(strategyId: number): readonly string[] {
    this.checkpoint();
    return [...this.rows.values()]
      .filter((row) => row.strategyId === strategyId)
      .toSorted((a, b) => a.number - b.number)
      .map(({ code }) => code);
  }
}

function stillHistory(leg: number, { interval, candles }: HistoryNeed, nowMs: number): BotHistory {
  const openMs = bucketStart(interval, nowMs);
  const flat = { open: 10_000, high: 10_000, low: 10_000, close: 10_000, volumeLots: 0 };
  const each = <Value>(value: Value): Value[] => Array.from({ length: candles }, () => value);
  const running = { interval, openMs, ...flat };
  return { leg, interval, lastOpenMs: shiftBucket(interval, openMs, -1), closes: each(10_000), volumes: each(0), running };
}

/** As the database gives it back. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

function idOf(text: string): number {
  const { strategyId }: { readonly strategyId: number } = JSON.parse(text);
  return strategyId;
}
