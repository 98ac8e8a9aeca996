// The accounts that lead, and what each has done with the record that is being read: what was filled by one command in one market is one change.
import { MarginMode } from '#lib/contract/enums.ts';
import { causeFacts, LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { PositionChanged } from '#server/engine/futures/contract-event.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { AccountId, AssetId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import type { ExitTerms } from '#server/engine/plans/trigger-terms.ts';
import type { LedgerPosted } from '#server/engine/wallets/ledger-event.ts';

import type { BothSides } from './leader-input.ts';
import type { Moment, Reader } from '../readers/reader.ts';
import {
  type LeaderAccount,
  type LeaderChange,
  leaderKey,
  neverNoted,
  netLots,
  sidesHeld,
  restoredLeader,
  type StoredLeader,
  storedLeader,
} from './leader-account.ts';
import type { LeaderMarkets } from './leader-markets.ts';
import type { LeaderMinutes } from './leader-day.ts';
import { type LeaderHour, LeaderHoursLog } from './leader-hours.ts';

type Traded = {
  before: number;
  after: number;
  value: number;
  lots: number;
  leverage: number;
  marginMode: MarginMode;
  bothSides?: BothSides;
};

const holdsBoth = ({ longLots, shortLots }: BothSides): boolean => longLots > 0 && shortLots > 0;

/** The trades of a leader in the record so far, by market. */
type Activity = {
  readonly leader: LeaderAccount;
  /** Contracts. */
  readonly positions: Map<MarketId, Traded>;
  /** Spot: lots that were bought less those that were sold, and all of them with their value. */
  readonly coins: Map<MarketId, { net: number; value: number; lots: number }>;
  readonly others: { readonly marketId: MarketId; readonly change: LeaderChange }[];
};

/** A change of a leader in one market, for those who follow. */
export type LeaderAction = { readonly leader: LeaderAccount; readonly marketId: MarketId; readonly change: LeaderChange };

/** What a checkpoint has of leaders: those that have changed, those that lead no more, and the figures since the one before. */
export type LeaderChanges = {
  readonly changed: readonly StoredLeader[];
  readonly gone: readonly Pick<LeaderAccount, 'accountId' | 'line'>[];
  readonly hours: readonly LeaderHour[];
  readonly minutes: readonly LeaderMinutes[];
};

export class LeaderBoard implements Reader<LeaderChanges> {
  readonly #leaders = new Map<string, LeaderAccount>();
  readonly #markets: LeaderMarkets;
  readonly #hours: LeaderHoursLog;
  #activity = new Map<string, Activity>();
  /** Coins as they were before the record. */
  readonly #before = new Map<string, number>();
  #left: LeaderAccount[] = [];
  /** Those that are not as the last checkpoint has them. */
  readonly #changed = new Set<LeaderAccount>();

  constructor(stored: readonly StoredLeader[], markets: LeaderMarkets) {
    this.#markets = markets;
    this.#hours = new LeaderHoursLog(markets, (leader) => void this.#changed.add(leader));
    for (const leader of stored) this.#leaders.set(leaderKey(leader), restoredLeader(leader));
  }

  find(accountId: AccountId, line: LeadLine): LeaderAccount | null {
    return this.#leaders.get(leaderKey({ accountId, line })) ?? null;
  }

  begin({ timeMs }: Moment, fromMs: number): void {
    this.#hours.pass(fromMs, timeMs, this.#leaders.values());
  }

  /** Hours that are full are noted with the next record. */
  nextDueMs(): null {
    return null;
  }

  /** Leaders trade themselves. */
  take(): readonly [] {
    return [];
  }

  hasUnwritten(): boolean {
    return this.#hours.hasRows();
  }

  checkpoint(): LeaderChanges {
    const all = [...this.#changed];
    this.#changed.clear();
    // Whoever leads again has a new account of the same key.
    const leads = (leader: LeaderAccount): boolean => this.#leaders.get(leaderKey(leader)) === leader;
    const gone = all.filter((leader) => !this.#leaders.has(leaderKey(leader))).map(({ accountId, line }) => ({ accountId, line }));
    return { changed: all.filter(leads).map(storedLeader), gone, hours: this.#hours.take(), minutes: this.#hours.takeMinutes() };
  }

  equityOf(leader: LeaderAccount, toldAssetId: AssetId): number {
    return this.#markets.equityOf(leader, toldAssetId);
  }

  read(event: ExchangeEvent, { timeMs }: Moment): void {
    if (event.type === 'leading-started') return this.#start(event, timeMs);
    if (this.#leaders.size === 0) return;
    if (event.type === 'leading-stopped') return this.#stop(event.accountId, event.line, timeMs);
    if (event.type === 'ledger-posted') return this.#post(event, timeMs);
    if (event.type === 'trade-executed') return this.#trade(event);
    if (event.type === 'position-changed') return this.#position(event);
    if (event.type === 'plan-opened' || event.type === 'plan-amended')
      return event.terms.kind === 'exit' ? this.#exit(event, event.terms.exit) : undefined;
    if (event.type !== 'plan-closed') return;
    if (event.outcome === 'cancelled') this.#exit(event, null);
    else this.#forgetExit(event);
  }

  end(): void {
    // Bots, which read after leaders, ask at this place for what was done (`takeActions`).
  }

  /** Behind the last event of a record: what leaders have done with it, and those who have stopped leading. */
  takeActions(timeMs: number): { readonly actions: readonly LeaderAction[]; readonly left: readonly LeaderAccount[] } {
    const actions = this.#activity.size === 0 ? [] : [...this.#activity.values()].flatMap((activity) => this.#actionsOf(activity));
    for (const { leader } of this.#activity.values()) this.#hours.see(leader, timeMs);
    const left = this.#left;
    if (actions.length > 0 || this.#activity.size > 0) this.#activity = new Map();
    if (left.length > 0) this.#left = [];
    this.#before.clear();
    return { actions, left };
  }

  #start({ accountId, line, balances }: Extract<ExchangeEvent, { type: 'leading-started' }>, timeMs: number): void {
    // Told again, the family alone has changed.
    if (this.find(accountId, line) !== null) return;
    const leader: LeaderAccount = {
      accountId,
      line,
      coins: new Map(balances.map(({ assetId, units }) => [assetId, Number(units)])),
      positions: [],
      exits: [],
      startUnits: 0,
      flowUnits: 0,
      flowSinceUnits: 0,
      mostMarginUnits: 0,
      noted: neverNoted,
      day: null,
    };
    leader.startUnits = this.#markets.worthOf(leader);
    this.#leaders.set(leaderKey(leader), leader);
    this.#changed.add(leader);
    this.#hours.note(leader, timeMs);
  }

  #stop(accountId: AccountId, line: LeadLine, timeMs: number): void {
    const leader = this.find(accountId, line);
    if (leader === null) return;
    this.#hours.note(leader, timeMs);
    this.#leaders.delete(leaderKey(leader));
    this.#changed.add(leader);
    this.#activity.delete(leaderKey(leader));
    this.#left.push(leader);
  }

  #of(leader: LeaderAccount): Activity {
    const key = leaderKey(leader);
    const known = this.#activity.get(key);
    if (known !== undefined) return known;
    const activity: Activity = { leader, positions: new Map(), coins: new Map(), others: [] };
    this.#activity.set(key, activity);
    return activity;
  }

  #post({ cause, entries }: LedgerPosted, timeMs: number): void {
    for (const { accountId, assetId, availableAfter, frozenAfter, wallet = 'spot' } of entries) {
      if (wallet !== 'spot' && wallet !== 'futures') continue;
      const leader = this.find(accountId, wallet);
      if (leader === null) continue;
      this.#changed.add(leader);
      const before = leader.coins.get(assetId) ?? 0;
      const after = Number(availableAfter) + Number(frozenAfter);
      const flow = causeFacts[cause].trading ? 0 : this.#markets.worthOfCoin(leader, assetId, after - before);
      if (flow !== 0) this.#hours.beforeFlow(leader, timeMs, flow);
      const key = `${leaderKey(leader)} ${assetId}`;
      if (!this.#before.has(key)) this.#before.set(key, before);
      if (after === 0) leader.coins.delete(assetId);
      else leader.coins.set(assetId, after);
      if (flow !== 0) this.#hours.flow(leader, flow);
    }
  }

  #trade({ marketId, priceTicks, quantityLots, maker, taker }: TradeExecuted): void {
    for (const { accountId, side } of [maker, taker]) {
      const leader = this.find(accountId, 'spot');
      if (leader === null || this.#markets.market(marketId)?.rules.contract !== undefined) continue;
      const { coins } = this.#of(leader);
      const traded = coins.get(marketId) ?? { net: 0, value: 0, lots: 0 };
      traded.net += side === 'buy' ? quantityLots : 0 - quantityLots;
      traded.value += priceTicks * quantityLots;
      traded.lots += quantityLots;
      coins.set(marketId, traded);
    }
  }

  #position(event: PositionChanged): void {
    const { accountId, marketId, holdSide, marginMode, leverage, lots, entryValue, cause, lotsDelta } = event;
    const leader = this.find(accountId, 'futures');
    if (leader === null) return;
    const marginUnits = Number(event.marginUnits);
    const before = netLots(leader, marketId);
    const heldBoth = holdsBoth(sidesHeld(leader, marketId));
    const earlier = leader.positions.find((position) => position.marketId === marketId && position.holdSide === holdSide);
    const others = leader.positions.filter((position) => position !== earlier);
    const position = { marketId, holdSide, marginMode, leverage, lots, entryValue, marginUnits };
    leader.positions = lots === 0 ? others : [...others, position];
    this.#changed.add(leader);
    this.#hours.used(leader);
    const activity = this.#of(leader);
    if (lotsDelta !== 0) {
      const traded = activity.positions.get(marketId) ?? { before, after: before, value: 0, lots: 0, leverage, marginMode };
      traded.after = netLots(leader, marketId);
      traded.value += Math.abs(event.value);
      traded.lots += Math.abs(lotsDelta);
      // A position that is left is followed with its own settings, whichever side has traded.
      const side = traded.after > 0 ? 'long' : 'short';
      const left = leader.positions.find((one) => one.marketId === marketId && one.holdSide === side) ?? position;
      [traded.leverage, traded.marginMode] = [left.leverage, left.marginMode];
      const sides = sidesHeld(leader, marketId);
      if (heldBoth || traded.bothSides !== undefined || holdsBoth(sides)) traded.bothSides = sides;
      activity.positions.set(marketId, traded);
      return;
    }
    const added = marginUnits - (earlier?.marginUnits ?? marginUnits);
    // Another leverage moves margin as well: what he has added himself is told alone.
    if (cause !== LedgerCause.margin || added === 0 || earlier?.leverage !== leverage || marginMode !== MarginMode.isolated) return;
    activity.others.push({ marketId, change: { what: 'margin', units: added, before: earlier.marginUnits } });
  }

  #exit({ accountId, marketId, planId }: { accountId: AccountId; marketId: MarketId; planId: OrderId }, exit: ExitTerms | null): void {
    const line = this.#markets.market(marketId)?.rules.contract === undefined ? 'spot' : 'futures';
    const leader = this.find(accountId, line);
    const isKnown = leader?.exits.some((one) => one.planId === planId) === true;
    if (leader === null || (exit === null && !isKnown)) return;
    const others = leader.exits.filter((one) => one.planId !== planId);
    leader.exits = exit === null ? others : [...others, { planId, marketId }];
    this.#changed.add(leader);
    const change = {
      what: 'exit',
      takeTicks: exit?.takeProfit?.triggerTicks ?? 0,
      stopTicks: exit?.stopLoss?.triggerTicks ?? 0,
    } as const;
    this.#of(leader).others.push({ marketId, change });
  }

  /** One that was carried out is told by what it has traded. */
  #forgetExit({ accountId, planId }: { accountId: AccountId; planId: OrderId }): void {
    for (const line of ['spot', 'futures'] as const) {
      const leader = this.find(accountId, line);
      if (leader === null) continue;
      leader.exits = leader.exits.filter((one) => one.planId !== planId);
      this.#changed.add(leader);
    }
  }

  #actionsOf({ leader, positions, coins, others }: Activity): readonly LeaderAction[] {
    const actions: LeaderAction[] = others.map(({ marketId, change }) => ({ leader, marketId, change }));
    for (const [marketId, traded] of positions) actions.push({ leader, marketId, change: { what: 'traded', ...traded } });
    for (const [marketId, { net, value, lots }] of coins) {
      const change = this.#ofCoins(leader, marketId, net, value, lots);
      if (change !== null) actions.push({ leader, marketId, change });
    }
    return actions;
  }

  /** Null: nothing of it was traded with the wallet that he leads with. */
  #ofCoins(leader: LeaderAccount, marketId: MarketId, net: number, value: number, lots: number): LeaderChange | null {
    const market = this.#markets.market(marketId);
    if (market === null || net === 0) return null;
    const { assetId } = market.base;
    const had = this.#before.get(`${leaderKey(leader)} ${assetId}`);
    if (had === undefined) return null;
    const lotsOf = (units: number): number => Math.floor(units / market.rules.lotUnits);
    const [beforeLots, afterLots] = [lotsOf(had), lotsOf(leader.coins.get(assetId) ?? 0)];
    // A fee in the coin makes a purchase no smaller, and what is less than a lot is nothing any more.
    const change = net > 0 ? { before: beforeLots, after: beforeLots + net } : { before: Math.max(beforeLots, -net), after: afterLots };
    this.#hours.used(leader);
    return { what: 'traded', ...change, value, lots, leverage: 1, marginMode: MarginMode.cross };
  }
}
