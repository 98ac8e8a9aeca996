// The actions of one bot: each becomes a step, to be sent to the core in order.
import { MarginMode, SelfTradePrevention } from '#lib/contract/enums.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, unitsOf } from '#server/engine/units.ts';

import type { ReasonParams } from '../bot-kind.ts';
import { legAt, noWaits, type Instance } from './instance.ts';
import { marketWallet } from './market-wallet.ts';
import type { KindActions } from './run-kind.ts';

/** Told of what a bot does beside its steps. */
export type Sink = {
  say(instance: Instance, code: string, params: ReasonParams): void;
  waits(instance: Instance, leg: number): void;
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

/** The actions of both shapes of kinds: one that names no leg, or no wallet, means those of the main market. */
export function botActions(instance: Instance, sink: Sink): KindActions {
  const marketAt = (leg: number): MarketId => legAt(instance, leg).market.marketId;
  const step = (action: StrategyAction): number => addStep(instance, action, false, sink);
  const mainWallet = marketWallet(legAt(instance, 0).market);
  return {
    place: ({ side, kind, priceTicks, lots: quantity, timeInForce, reduceOnly }, leg = 0) =>
      step({
        type: 'place',
        marketId: marketAt(leg),
        side,
        kind,
        timeInForce,
        priceTicks: ticks(priceTicks),
        quantityLots: lots(quantity),
        amountUnits: unitsOf(0),
        selfTradePrevention: SelfTradePrevention.cancelTaker,
        ...(reduceOnly ? { reduceOnly } : {}),
      }),
    cancel: (orderStep) => step({ type: 'cancel', orderStep }),
    cancelAll: () => step({ type: 'cancel-all' }),
    setLeverage: (leverage, leg = 0) =>
      step({ type: 'set-leverage', marketId: marketAt(leg), longLeverage: leverage, shortLeverage: leverage }),
    setMarginMode: (mode, leg = 0) => step({ type: 'set-margin-mode', marketId: marketAt(leg), mode: MarginMode[mode] }),
    changeMargin: (units, leg = 0) => {
      const marketId = marketAt(leg);
      const position = instance.positions.find((one) => one.marketId === marketId);
      return step({ type: 'change-margin', marketId, holdSide: position?.holdSide ?? 'long', units: unitsOf(units) });
    },
    takeFunds: (assetId, units, wallet = mainWallet) => step({ type: 'take-funds', assetId, units: unitsOf(units), wallet }),
    returnFunds: (assetId, units, wallet = mainWallet) => step({ type: 'return-funds', assetId, units: unitsOf(units), wallet }),
    say: (code, params = {}) => sink.say(instance, code, params),
    waitFor: ({ atMs, ...waits }, leg) => {
      const place = leg ?? 0;
      instance.waits = instance.waits.with(place, { ...noWaits, ...waits });
      // Of a kind of one market all is replaced.
      if (atMs !== undefined || leg === undefined) instance.wakeMs = atMs ?? 0;
      sink.waits(instance, place);
    },
    become: (state) => {
      if (instance.stopReason !== null) return;
      instance.state = state;
      sink.changed(instance);
    },
    end: (reason) => {
      instance.stopReason ??= reason;
      sink.changed(instance);
    },
  };
}
