// A trailing stop: follows the best price and fires when the market turns back from it by the callback.
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { PlanType, Side } from '#lib/contract/enums.ts';
import { orderAmount } from '#lib/order-math/order-amount.ts';
import { trailingPrice } from '#lib/order-math/trailing-price.ts';
import { checkCallback } from '#lib/ticket/checks.ts';
import { planPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import type { SpotForm } from '../../spot-form.ts';
import { placingSize } from '../../spot-request.ts';
import { amountLine, coinsOf, conditionLine, priceLine } from '../../summary-line.ts';
import { askAll, checkBalance, checkSize, checkTrigger } from '../../ticket-checks.ts';
import { availableFor, type TicketContext } from '../../ticket-context.ts';
import { outcomeAt, remainsAfter } from '../../ticket-cost.ts';
import { sizeAtPrice, type SizeUnits } from '../../ticket-size.ts';
import { percentShare } from '../percent-share.ts';
import { planHold, sizeFields } from '../plan-hold.ts';
import type { KindPreview } from '../spot-kind.ts';

export const trailingTexts = { callback: '1', activationPrice: '' };
type Form = SpotForm<keyof typeof trailingTexts>;

export function previewTrailing(state: Form, context: TicketContext): KindPreview {
  const { side, size, texts, watch } = state;
  const { market, lastPrice } = context;
  const { activationPrice } = texts;
  const units: SizeUnits = side === Side.buy ? 'amount' : 'quantity';
  const rangeRate = percentShare(texts.callback);
  // Where it begins to follow is the best price that it knows so far.
  const bestPrice = activationPrice || lastPrice;
  const fires = trailingPrice({ side, bestPrice, callbackRate: rangeRate, tickSize: market.tickSize });
  const sized = sizeAtPrice({ side, size, market, price: fires ?? '', units });
  const hold = planHold(side, sized, '');
  const outcome = outcomeAt(side, sized.quantity, fires, market.takerFeeRate);
  const fields = sizeFields(units);
  const problems = askAll(
    [
      checkCallback(texts.callback),
      activationPrice === '' ? null : checkTrigger(activationPrice, 'activationPrice', watch, 'elsewhere', context),
      checkSize({ size, sized, market, amounts: [orderAmount(bestPrice, sized.quantity) ?? ''], fields }),
    ],
    () => checkBalance(hold, side, fields.quantity, context),
  );
  const [paid, received] = coinsOf(side, market);
  return {
    sized,
    units,
    request:
      sized.size === null
        ? null
        : {
            ...requestTo(
              placePlan,
              {
                ...placingSize(market.symbol, side, sized.size),
                planType: PlanType.track,
                triggerType: watch,
                rangeRate,
                ...(activationPrice === '' ? {} : { triggerPrice: activationPrice }),
              },
              planPlaced,
            ),
            side,
            list: 'plans',
          },
    lines: [
      activationPrice === ''
        ? { name: 'activates', value: { type: 'atOnce' } }
        : conditionLine('activates', watch, activationPrice, lastPrice),
      priceLine('firesNow', fires),
      amountLine('hold', hold, paid),
      amountLine('fee', outcome?.fee ?? null, received, true),
      amountLine('receive', outcome?.receive ?? null, received, true),
      amountLine('remains', remainsAfter(hold, availableFor(side, context.account)), paid),
    ],
    problems,
  };
}
