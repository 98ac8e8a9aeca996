// The actions of one bot: each becomes a step, to be sent to the core in order.
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarginMode, SelfTradePrevention } from '#lib/contract/enums.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { StrategyAction, StrategyWallet } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, unitsOf } from '#server/engine/units.ts';

import type { BotOrder, ProfitWaits, ReasonParams, Waits } from '../bot-kind.ts';
import type { BotBooks } from '../leaders/leader-input.ts';
import type { OwnNotice } from '../many-markets-kind.ts';
import { legAt, noWaits, type Instance } from './instance.ts';
import { marketWallet } from './market-wallet.ts';
import { booksOf, type ShareHands, shareOfAll, shareOfTaken } from './profit-share.ts';
import type { KindActions } from './run-kind.ts';

/** Told of what a bot does beside its steps. */
export type Sink = {
  say(instance: Instance, code: string, params: ReasonParams): void;
  notify(instance: Instance, what: OwnNotice, marketId: MarketId): void;
  waits(instance: Instance, leg: number): void;
  profitWaits(instance: Instance): void;
  /** Its state, or the reason of its end. */
  changed(instance: Instance): void;
  stepped(instance: Instance): void;
};

/** Gives the action the bot's next number. */
export function addStep(instance: Instance, action: StrategyAction, isOwn: boolean, sink: Sink): number {
  instance.step += 1;
  instance.pending.push({ step: instance.step, action, isOwn });
  sink.stepped(instance);
  return instance.step;
}

/**
 * The actions of both shapes of kinds: one that names no leg, or no wallet, means those of the main market. Made for each input anew: kept,
 * they would be much of what a bot that rests takes.
 */
export class InstanceActions implements KindActions {
  readonly #bot: Instance;
  readonly #sink: Sink;

  constructor(bot: Instance, sink: Sink) {
    this.#bot = bot;
    this.#sink = sink;
  }

  #step(action: StrategyAction): number {
    return addStep(this.#bot, action, false, this.#sink);
  }

  #marketAt(leg: number): MarketId {
    return legAt(this.#bot, leg).market.marketId;
  }

  get #shareHands(): ShareHands {
    const sink = this.#sink;
    return { say: (bot, code, params) => sink.say(bot, code, params), step: (bot, action) => void addStep(bot, action, true, sink) };
  }

  get #mainWallet(): StrategyWallet {
    return marketWallet(legAt(this.#bot, 0).market);
  }

  place({ side, kind, priceTicks, lots: quantity, timeInForce, reduceOnly, wallet }: BotOrder, leg = 0): number {
    return this.#step({
      type: 'place',
      marketId: this.#marketAt(leg),
      side,
      kind,
      timeInForce,
      priceTicks: ticks(priceTicks),
      quantityLots: lots(quantity),
      amountUnits: unitsOf(0),
      selfTradePrevention: SelfTradePrevention.cancelTaker,
      ...(reduceOnly ? { reduceOnly } : {}),
      ...(wallet === undefined ? {} : { wallet }),
    });
  }

  cancel(orderStep: number): number {
    return this.#step({ type: 'cancel', orderStep });
  }

  cancelAll(): number {
    return this.#step({ type: 'cancel-all' });
  }

  setLeverage(leverage: number, leg = 0): number {
    return this.#step({ type: 'set-leverage', marketId: this.#marketAt(leg), longLeverage: leverage, shortLeverage: leverage });
  }

  setMarginMode(mode: 'isolated' | 'cross', leg = 0): number {
    return this.#step({ type: 'set-margin-mode', marketId: this.#marketAt(leg), mode: MarginMode[mode] });
  }

  changeMargin(units: number, leg = 0): number {
    const marketId = this.#marketAt(leg);
    const position = this.#bot.positions.find((one) => one.marketId === marketId);
    return this.#step({ type: 'change-margin', marketId, holdSide: position?.holdSide ?? 'long', units: unitsOf(units) });
  }

  takeFunds(assetId: AssetId, units: number, wallet: StrategyWallet = this.#mainWallet): number {
    return this.#step({ type: 'take-funds', assetId, units: unitsOf(units), wallet });
  }

  /** The author's share of the profit in it is paid first. */
  returnFunds(assetId: AssetId, units: number, wallet: StrategyWallet = this.#mainWallet): number {
    const bot = this.#bot;
    let left = units;
    if (units === 0) shareOfAll(this.#shareHands, bot);
    else left = shareOfTaken(this.#shareHands, bot, assetId, units, wallet);
    return this.#step({ type: 'return-funds', assetId, units: unitsOf(left), wallet });
  }

  moveFunds(assetId: AssetId, units: number, from: StrategyWallet, to: StrategyWallet): readonly [out: number, into: number] {
    const out = this.#step({ type: 'return-funds', assetId, units: unitsOf(units), wallet: from });
    return [out, this.#step({ type: 'take-funds', assetId, units: unitsOf(units), wallet: to })];
  }

  transferMargin(assetId: AssetId, units: number, direction: 'in' | 'out', leg: number): number {
    return this.#step({ type: 'transfer-margin', marketId: this.#marketAt(leg), assetId, units: unitsOf(units), direction });
  }

  borrow(assetId: AssetId, units: number, leg: number): number {
    return this.#step({ type: 'borrow', marketId: this.#marketAt(leg), assetId, units: unitsOf(units) });
  }

  repay(assetId: AssetId, units: number, leg: number): number {
    return this.#step({ type: 'repay', marketId: this.#marketAt(leg), assetId, units: unitsOf(units) });
  }

  books(): BotBooks {
    return booksOf(this.#bot);
  }

  settleShare(): void {
    shareOfAll(this.#shareHands, this.#bot);
  }

  say(code: string, params: ReasonParams = {}): void {
    this.#sink.say(this.#bot, code, params);
  }

  notify(what: OwnNotice, leg: number): void {
    this.#sink.notify(this.#bot, what, this.#marketAt(leg));
  }

  waitFor({ atMs, ...waits }: Partial<Waits>, leg?: number): void {
    const place = leg ?? 0;
    this.#bot.waits = this.#bot.waits.with(place, { ...noWaits, ...waits });
    // A kind of one market replaces all that it waits for.
    if (atMs !== undefined || leg === undefined) this.#bot.wakeMs = atMs ?? 0;
    this.#sink.waits(this.#bot, place);
  }

  waitForProfit(waits: ProfitWaits): void {
    this.#bot.profitWaits = waits;
    this.#sink.profitWaits(this.#bot);
  }

  become(state: Exclude<BotState, 'stopped'>): void {
    if (this.#bot.stopReason !== null) return;
    this.#bot.state = state;
    this.#sink.changed(this.#bot);
  }

  end(reason: StopReason): void {
    this.#bot.stopReason ??= reason;
    this.#sink.changed(this.#bot);
  }
}
