// The actions of one bot: each becomes a step, to be sent to the core in order.
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { MarginMode, SelfTradePrevention, Wallet } from '#lib/contract/enums.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { StrategyAction, StrategyWallet } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, unitsOf } from '#server/engine/units.ts';

import type { BotActions, BotOrder, ReasonParams, Waits } from '../bot-kind.ts';
import { isContractBot, noWaits, type Instance } from './instance.ts';

/** Told of what a bot does beside its steps. */
export type Sink = {
  say(instance: Instance, code: string, params: ReasonParams): void;
  waits(instance: Instance): void;
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

/** Made for each input anew: kept, it would be much of what a bot that rests takes. */
export class InstanceActions implements BotActions {
  readonly #bot: Instance;
  readonly #sink: Sink;

  constructor(bot: Instance, sink: Sink) {
    this.#bot = bot;
    this.#sink = sink;
  }

  #step(action: StrategyAction): number {
    return addStep(this.#bot, action, false, this.#sink);
  }

  get #marketId(): MarketId {
    return this.#bot.market.marketId;
  }

  get #wallet(): StrategyWallet {
    return isContractBot(this.#bot) ? Wallet.futures : Wallet.spot;
  }

  place({ side, kind, priceTicks, lots: quantity, timeInForce, reduceOnly }: BotOrder): number {
    return this.#step({
      type: 'place',
      marketId: this.#marketId,
      side,
      kind,
      timeInForce,
      priceTicks: ticks(priceTicks),
      quantityLots: lots(quantity),
      amountUnits: unitsOf(0),
      selfTradePrevention: SelfTradePrevention.cancelTaker,
      ...(reduceOnly ? { reduceOnly } : {}),
    });
  }

  cancel(orderStep: number): number {
    return this.#step({ type: 'cancel', orderStep });
  }

  cancelAll(): number {
    return this.#step({ type: 'cancel-all' });
  }

  setLeverage(leverage: number): number {
    return this.#step({ type: 'set-leverage', marketId: this.#marketId, longLeverage: leverage, shortLeverage: leverage });
  }

  setMarginMode(mode: 'isolated' | 'cross'): number {
    return this.#step({ type: 'set-margin-mode', marketId: this.#marketId, mode: MarginMode[mode] });
  }

  changeMargin(units: number): number {
    const holdSide = this.#bot.positions[0]?.holdSide ?? 'long';
    return this.#step({ type: 'change-margin', marketId: this.#marketId, holdSide, units: unitsOf(units) });
  }

  takeFunds(assetId: AssetId, units: number): number {
    return this.#step({ type: 'take-funds', assetId, units: unitsOf(units), wallet: this.#wallet });
  }

  returnFunds(assetId: AssetId, units: number): number {
    return this.#step({ type: 'return-funds', assetId, units: unitsOf(units), wallet: this.#wallet });
  }

  say(code: string, params: ReasonParams = {}): void {
    this.#sink.say(this.#bot, code, params);
  }

  waitFor(waits: Partial<Waits>): void {
    this.#bot.waits = { ...noWaits, ...waits };
    this.#sink.waits(this.#bot);
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
