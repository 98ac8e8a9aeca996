// A trigger order: waits for a price, then becomes a limit or a market order.
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { PlanType, Side } from '#lib/contract/enums.ts';
import { planOpenPrice } from '#lib/order-math/prices/plan-open-price.ts';
import { checkPrice } from '#lib/ticket/checks.ts';
import type { SpotForm } from '../../form/spot-form.ts';
import { placingSize } from '../../form/spot-request.ts';
import { amountLine, coinsOf, conditionLine, priceLine } from '../../form/summary-line.ts';
import { checkTrigger } from '../../form/ticket-checks.ts';
import { heldPrice, type TicketContext } from '../../form/ticket-context.ts';
import { outcomeAt } from '../../form/ticket-cost.ts';
import { sizeAtPrice, type SizeUnits } from '../../form/ticket-size.ts';
import { planRequest, previewPlan } from '../plan-preview.ts';
import { checkPresetExit, exitTexts, planExit, triggerLines } from '../preset-exit.ts';
import type { KindPreview } from '../spot-kind.ts';

export const triggerTexts = { triggerPrice: '', executePrice: '', ...exitTexts };
type Form = SpotForm<keyof typeof triggerTexts>;

export function previewTrigger(state: Form, context: TicketContext): KindPreview {
  const { side, size, texts, watch } = state;
  const { market, lastPrice, book } = context;
  const { triggerPrice } = texts;
  const executePrice = state.executeAt === 'limit' ? texts.executePrice : null;
  const units: SizeUnits = executePrice !== null ? 'both' : side === Side.buy ? 'either' : 'quantity';
  // The exchange converts and judges at the price at which the order would be placed.
  const price = executePrice ?? triggerPrice;
  const sized = sizeAtPrice({ side, size, market, price, units });
  const outcome = outcomeAt(side, sized.quantity, price, market.takerFeeRate);
  const opens = planOpenPrice({ side, triggerPrice, executePrice, bestAsk: book.asks[0]?.[0] ?? null });
  const [, received] = coinsOf(side, market);
  return previewPlan(state, context, {
    sized,
    units,
    limitPrice: executePrice ?? heldPrice(market, triggerPrice),
    amounts: [sized.amount],
    checks: [
      checkTrigger(triggerPrice, 'triggerPrice', watch, 'elsewhere', context),
      executePrice === null ? null : checkPrice(executePrice, 'executePrice', market),
      state.withExit ? checkPresetExit(state, price, context) : null,
    ],
    request:
      sized.size === null
        ? null
        : planRequest(side, placePlan, {
            ...placingSize(market, side, sized.size),
            planType: PlanType.normal,
            triggerType: watch,
            triggerPrice,
            ...(executePrice === null ? {} : { executePrice }),
            ...planExit(state, price, market.tickSize),
          }),
    lines: [
      conditionLine('fires', watch, triggerPrice, lastPrice),
      priceLine('openPrice', opens),
      ...triggerLines(state, price, market.tickSize),
    ],
    outcome: [amountLine('fee', outcome?.fee ?? null, received, true), amountLine('receive', outcome?.receive ?? null, received, true)],
  });
}
