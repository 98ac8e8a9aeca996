// The actions of one bot: each becomes a step, to be sent to the core in order.
import { MarginMode, SelfTradePrevention, Wallet } from '#lib/contract/enums.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, unitsOf } from '#server/engine/units.ts';

import type { BotActions, ReasonParams } from '../bot-kind.ts';
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

export function botActions(instance: Instance, sink: Sink): BotActions {
  const { marketId } = instance.market;
  const step = (action: StrategyAction): number => addStep(instance, action, false, sink);
  const wallet = isContractBot(instance) ? Wallet.futures : Wallet.spot;
  return {
    place: ({ side, kind, priceTicks, lots: quantity, timeInForce, reduceOnly }) =>
      step({
        type: 'place',
        marketId,
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
    setLeverage: (leverage) => step({ type: 'set-leverage', marketId, longLeverage: leverage, shortLeverage: leverage }),
    setMarginMode: (mode) => step({ type: 'set-margin-mode', marketId, mode: MarginMode[mode] }),
    changeMargin: (units) =>
      step({ type: 'change-margin', marketId, holdSide: instance.positions[0]?.holdSide ?? 'long', units: unitsOf(units) }),
    takeFunds: (assetId, units) => step({ type: 'take-funds', assetId, units: unitsOf(units), wallet }),
    returnFunds: (assetId, units) => step({ type: 'return-funds', assetId, units: unitsOf(units), wallet }),
    say: (code, params = {}) => sink.say(instance, code, params),
    waitFor: (waits) => {
      instance.waits = { ...noWaits, ...waits };
      sink.waits(instance);
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
