// Take-profit, stop-loss or both on what one holds: the first to fire trades, the other goes.
import { Side } from '#lib/contract/enums.ts';
import { toExitFields } from '#lib/contract/wire/exit-fields.ts';
import { Amount, readAmount } from '#lib/order-math/amount.ts';
import { orderAmount } from '#lib/order-math/order-amount.ts';
import type { KindPreview } from '../kind-preview.ts';
import { amountLine, coinsOf, type SummaryLine } from '../summary-line.ts';
import { askAll, checkBalance, checkSize, checkTrigger } from '../ticket-checks.ts';
import { outcomeAt, remainsAfter } from '../ticket-cost.ts';
import { availableFor, type TicketDesk } from '../ticket-desk.ts';
import { problem, type TicketProblem } from '../ticket-problem.ts';
import { placingSize } from '../ticket-request.ts';
import { sizeAtPrice, type SizedTicket, type SizeUnits } from '../ticket-size.ts';
import type { TicketState } from '../ticket-state.ts';
import { checkLeg, exitLegs, exitOf, ruleOf, type ExitLeg } from './preset-exit.ts';
import { planHold, sizeFields } from './preview-trigger.ts';

/** Where a leg would trade: at its limit, or where it triggers. */
const priceOf = ({ trigger }: ExitLeg): string => trigger.executePrice ?? trigger.triggerPrice;

/** At which a buy converts and holds: the highest of its limits. */
function highest(prices: readonly string[]): string {
  const sorted = prices.toSorted((one, other) => (readAmount(other) ?? new Amount(0)).comparedTo(readAmount(one) ?? 0));
  return sorted[0] ?? '';
}

function checkLegs(state: TicketState, legs: readonly ExitLeg[], desk: TicketDesk): TicketProblem | null {
  if (legs.length === 0) return problem('missing', 'exitMissing', ['takeProfitPrice', 'stopLossPrice']);
  for (const leg of legs) {
    const { triggerPrice, triggerType } = leg.trigger;
    const wrong = checkLeg(leg, desk) ?? checkTrigger(triggerPrice, leg.field, triggerType, ruleOf(leg, state.side), desk);
    if (wrong !== null) return wrong;
  }
  return null;
}

function legLine(leg: ExitLeg['leg'], legs: readonly ExitLeg[], state: TicketState, sized: SizedTicket, desk: TicketDesk): SummaryLine {
  const { market } = desk;
  const [, received] = coinsOf(state.side, market);
  const given = legs.find((one) => one.leg === leg);
  if (given === undefined) return { name: leg, value: null };
  const price = priceOf(given);
  const byAmount = sized.size !== null && 'amount' in sized.size;
  // An amount buys as much as it does at this leg's own price.
  const { quantity } = byAmount ? sizeAtPrice({ side: state.side, size: state.size, market, price, units: 'amount' }) : sized;
  return amountLine(leg, outcomeAt(state.side, quantity, price, market.takerFeeRate)?.receive ?? null, received, true);
}

export function previewExit(state: TicketState, desk: TicketDesk): KindPreview {
  const { side, size } = state;
  const { market } = desk;
  const legs = exitLegs(state);
  const exit = exitOf(state);
  const atMarket = legs.length === 0 || legs.some(({ trigger }) => trigger.executePrice === null);
  const units: SizeUnits = side === Side.sell ? 'quantity' : atMarket ? 'amount' : 'both';
  const price = highest(legs.map(priceOf));
  const sized = sizeAtPrice({ side, size, market, price, units });
  const hold = planHold(side, sized, price);
  const fields = sizeFields(units);
  const amounts = legs.map((leg) => orderAmount(priceOf(leg), sized.quantity) ?? '');
  const problems = askAll([checkLegs(state, legs, desk), checkSize({ size, sized, market, amounts, fields })], () =>
    checkBalance(hold, side, size.by === 'amount' ? fields.amount : fields.quantity, desk),
  );
  const [paid] = coinsOf(side, market);
  return {
    sized,
    units,
    request:
      sized.size === null || exit === null
        ? null
        : { call: 'exit', body: { ...placingSize(market.symbol, side, sized.size), ...toExitFields(exit) } },
    lines: [
      legLine('takeProfit', legs, state, sized, desk),
      legLine('stopLoss', legs, state, sized, desk),
      amountLine('hold', hold, paid),
      amountLine('remains', remainsAfter(hold, availableFor(side, desk.account)), paid),
    ],
    problems,
  };
}
