// A trailing stop: follows the best price and fires when the market turns back from it by the callback.
import { PlanType, Side } from '#lib/contract/enums.ts';
import { readAmount, writeAmount } from '#lib/order-math/amount.ts';
import { orderAmount } from '#lib/order-math/order-amount.ts';
import { trailingPrice } from '#lib/order-math/trailing-price.ts';
import type { KindPreview } from '../kind-preview.ts';
import { amountLine, coinsOf, conditionLine, priceLine } from '../summary-line.ts';
import { askAll, checkBalance, checkSize, checkTrigger } from '../ticket-checks.ts';
import { outcomeAt, remainsAfter } from '../ticket-cost.ts';
import { availableFor, type TicketDesk } from '../ticket-desk.ts';
import { problem, type TicketProblem } from '../ticket-problem.ts';
import { placingSize } from '../ticket-request.ts';
import { sizeAtPrice, type SizeUnits } from '../ticket-size.ts';
import type { TicketState } from '../ticket-state.ts';
import { planHold, sizeFields } from './preview-trigger.ts';

/** In percent, both allowed. */
const callbacks = { min: '0.1', max: '5' };

/** Percent as a share; '' for what is no number. */
export const shareOf = (percent: string): string => {
  const value = readAmount(percent);
  return value === null ? '' : writeAmount(value.dividedBy(100));
};

function checkCallback(text: string): TicketProblem | null {
  const value = readAmount(text);
  if (value === null) return problem('missing', 'callbackMissing', ['callback']);
  const within = value.greaterThanOrEqualTo(callbacks.min) && value.lessThanOrEqualTo(callbacks.max);
  return within ? null : problem('wrong', 'invalidCallback', ['callback']);
}

export function previewTrailing(state: TicketState, desk: TicketDesk): KindPreview {
  const { side, size, texts, watch } = state;
  const { market, lastPrice } = desk;
  const { activationPrice } = texts;
  const units: SizeUnits = side === Side.buy ? 'amount' : 'quantity';
  const rangeRate = shareOf(texts.callback);
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
      activationPrice === '' ? null : checkTrigger(activationPrice, 'activationPrice', watch, 'elsewhere', desk),
      checkSize({ size, sized, market, amounts: [orderAmount(bestPrice, sized.quantity) ?? ''], fields }),
    ],
    () => checkBalance(hold, side, fields.quantity, desk),
  );
  const [paid, received] = coinsOf(side, market);
  return {
    sized,
    units,
    request:
      sized.size === null
        ? null
        : {
            call: 'plan',
            body: {
              ...placingSize(market.symbol, side, sized.size),
              planType: PlanType.track,
              triggerType: watch,
              rangeRate,
              ...(activationPrice === '' ? {} : { triggerPrice: activationPrice }),
            },
          },
    lines: [
      activationPrice === ''
        ? { name: 'activates', value: { type: 'atOnce' } }
        : conditionLine('activates', watch, activationPrice, lastPrice),
      priceLine('firesNow', fires),
      amountLine('hold', hold, paid),
      amountLine('fee', outcome?.fee ?? null, received, true),
      amountLine('receive', outcome?.receive ?? null, received, true),
      amountLine('remains', remainsAfter(hold, availableFor(side, desk.account)), paid),
    ],
    problems,
  };
}
