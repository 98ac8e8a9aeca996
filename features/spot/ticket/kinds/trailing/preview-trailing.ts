// A trailing stop: follows the best price and fires when the market turns back from it by the callback.
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { PlanType, Side } from '#lib/contract/enums.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { trailingPrice, trailingPriceAtDistance } from '#lib/order-math/prices/trailing-price.ts';
import { callbackFields, checkCallback } from '#lib/ticket/callback.ts';
import type { SpotForm } from '../../form/spot-form.ts';
import { placingSize } from '../../form/spot-request.ts';
import { amountLine, coinsOf, conditionLine, priceLine } from '../../form/summary-line.ts';
import { checkTrigger } from '../../form/ticket-checks.ts';
import { heldPrice, type TicketContext } from '../../form/ticket-context.ts';
import { outcomeAt } from '../../form/ticket-cost.ts';
import { sizeAtPrice, type SizeUnits } from '../../form/ticket-size.ts';
import { planRequest, previewPlan } from '../plan-preview.ts';
import { checkPresetExit, exitTexts, type ExitForm, planExit, triggerLines } from '../preset-exit.ts';
import type { KindPreview } from '../spot-kind.ts';

export const trailingTexts = { callback: '1', activationPrice: '', ...exitTexts };
type Form = SpotForm<keyof typeof trailingTexts>;

function firesAt(side: Side, bestPrice: string, callback: ReturnType<typeof callbackFields>, tickSize: string): string | null {
  if (callback === null) return null;
  return 'rangeRate' in callback
    ? trailingPrice({ side, bestPrice, callbackRate: callback.rangeRate, tickSize })
    : trailingPriceAtDistance(side, bestPrice, callback.callBackNum);
}

/** Nobody knows at which price it will open: what it takes with it is in percent, and executes at market. */
const inPercent = (state: Form): ExitForm => ({
  ...state,
  exitBy: 'percent',
  texts: { ...state.texts, takeProfitLimit: '', stopLossLimit: '' },
});

export function previewTrailing(state: Form, context: TicketContext): KindPreview {
  const { side, size, texts, watch } = state;
  const { market, lastPrice } = context;
  const { activationPrice } = texts;
  const units: SizeUnits = side === Side.buy ? 'either' : 'quantity';
  const callback = callbackFields(state);
  // The price at which it begins to follow is the best price that it knows so far.
  const bestPrice = activationPrice || lastPrice;
  const fires = firesAt(side, bestPrice, callback, market.tickSize);
  const sized = sizeAtPrice({ side, size, market, price: fires ?? '', units });
  const outcome = outcomeAt(side, sized.quantity, fires, market.takerFeeRate);
  const [, received] = coinsOf(side, market);
  const [exit, opens] = [inPercent(state), fires ?? ''];
  return previewPlan(state, context, {
    sized,
    units,
    limitPrice: heldPrice(market, fires ?? ''),
    amounts: [orderAmount(bestPrice, sized.quantity) ?? ''],
    checks: [
      checkCallback(state, lastPrice, market),
      activationPrice === '' ? null : checkTrigger(activationPrice, 'activationPrice', watch, 'elsewhere', context),
      state.withExit ? checkPresetExit(exit, opens, context) : null,
    ],
    request:
      sized.size === null || callback === null
        ? null
        : planRequest(side, placePlan, {
            ...placingSize(market, side, sized.size),
            planType: PlanType.track,
            triggerType: watch,
            ...callback,
            ...(activationPrice === '' ? {} : { triggerPrice: activationPrice }),
            ...planExit(exit, opens, market.tickSize),
          }),
    lines: [
      // An empty field says itself that it follows at once.
      ...(activationPrice === '' ? [] : [conditionLine('activates', watch, activationPrice, lastPrice)]),
      priceLine('firesNow', fires),
      ...triggerLines(exit, opens, market.tickSize),
    ],
    outcome: [amountLine('fee', outcome?.fee ?? null, received, true), amountLine('receive', outcome?.receive ?? null, received, true)],
  });
}
