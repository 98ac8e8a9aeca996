// The word of the core on the steps of a bot. Where another release has sent a step that this one would not, the core's word counts.
import type { OrderAccepted } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import type { StepTaken } from '#server/engine/strategies/strategy-event.ts';

import { legOf, type Instance, type PendingStep } from '../instances/instance.ts';
import type { BotRunner } from './bot-runner.ts';

const isPlaced = ({ action }: PendingStep, { side, priceTicks, quantityLots, marketId, wallet }: OrderAccepted): boolean =>
  action.type === 'place' &&
  action.side === side &&
  action.marketId === marketId &&
  action.wallet === wallet &&
  action.priceTicks === priceTicks &&
  action.quantityLots === quantityLots;

/** An order that the kind has not decided, or not so, is none that it is told of. */
export function noteAccepted(bot: Instance, order: OrderAccepted): void {
  const step = Number(order.clientOid);
  if (!Number.isSafeInteger(step) || step <= 0) return;
  const pending = bot.pending.find((one) => one.step === step);
  const isKnown = pending !== undefined && !pending.isOwn && isPlaced(pending, order);
  bot.orders.add({ step, orderId: order.orderId, leg: legOf(bot, order.marketId), isKnown });
}

/** True if the core has done something else under this number than was decided. */
function differs(bot: Instance, pending: PendingStep, { step, orderId, refused }: StepTaken): boolean {
  const order = bot.orders.get(step);
  if (pending.isOwn) return false;
  if (pending.action.type !== 'place') return order !== undefined;
  return order === undefined ? orderId === null && refused === null : !order.isKnown;
}

/** The place of the market that an action is about; 0 where it is about none. */
function legOfAction(bot: Instance, action: StrategyAction): number {
  if ('marketId' in action) return legOf(bot, action.marketId);
  return action.type === 'cancel' ? (bot.orders.get(action.orderStep)?.leg ?? 0) : 0;
}

export function settleStep(runner: BotRunner, bot: Instance, taken: StepTaken, onNote: (text: string) => void): void {
  const { step, refused } = taken;
  const place = bot.pending.findIndex((one) => one.step === step);
  const pending = bot.pending[place];
  if (pending === undefined) {
    if (step <= bot.step) return;
    bot.step = step;
    return takeOver(runner, bot, step, onNote);
  }
  bot.pending.splice(place, 1);
  const leg = legOfAction(bot, pending.action);
  if (differs(bot, pending, taken)) {
    takeOver(runner, bot, step, onNote);
    return runner.tell(bot, { type: 'refused', step, reason: RejectReason.internal }, leg);
  }
  if (pending.isOwn) {
    if (refused !== null) sayRefused(runner, bot, pending, refused);
    return runner.look(bot);
  }
  if (refused !== null) {
    bot.refusals += 1;
    return runner.tell(bot, { type: 'refused', step, reason: refused }, leg);
  }
  bot.refusals = 0;
  if (pending.action.type === 'place') return runner.look(bot);
  // A halted market lets nobody take an order back: its orders stay, and the step is done all the same.
  if (pending.action.type === 'cancel-all' && bot.orders.all().some((placed) => placed.step < step))
    return runner.tell(bot, { type: 'refused', step, reason: RejectReason.marketHalted });
  runner.tell(bot, { type: 'done', step }, leg);
}

function sayRefused(runner: BotRunner, bot: Instance, { action }: PendingStep, reason: RejectReason): void {
  const codes = { 'take-funds': 'bot.funds-refused', 'pay-share': 'bot.share-refused' } as const;
  const code = action.type === 'take-funds' || action.type === 'pay-share' ? codes[action.type] : 'bot.stands';
  runner.say(bot, code, { reason });
}

/** An order that stands there and was not decided is taken back. */
function takeOver(runner: BotRunner, bot: Instance, step: number, onNote: (text: string) => void): void {
  onNote(`bot ${bot.strategyId}: step ${step} is not what this release decides; what the core has done counts`);
  runner.say(bot, 'bot.other-release', { step });
  if (bot.orders.get(step)?.isKnown === false) runner.step(bot, { type: 'cancel', orderStep: step });
}
