// The common part of all orders that wait outside the book: the money they hold, the questions about them, and their request.
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import { Side } from '#lib/contract/enums.ts';
import type { BookFill } from '#lib/order-math/orders/book-fill.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import type { Answer } from '#lib/ticket/problem.ts';
import { planPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import type { SpotForm } from '../form/spot-form.ts';
import type { SpotRequest } from '../form/spot-request.ts';
import { amountLine, coinsOf, type SummaryLine } from '../form/summary-line.ts';
import { askAll, checkBalance, checkSize } from '../form/ticket-checks.ts';
import { remainsAfter } from '../form/ticket-cost.ts';
import { availableFor, type TicketContext } from '../form/ticket-context.ts';
import type { SizedTicket, SizeUnits } from '../form/ticket-size.ts';
import type { KindPreview } from './spot-kind.ts';

/** A sell its quantity; a buy its amount, or the quantity at the highest price at which it may trade. */
function planHold(side: Side, { size, quantity }: SizedTicket, limitPrice: string): string | null {
  if (size === null) return null;
  if ('amount' in size) return size.amount;
  return side === Side.sell ? quantity : orderAmount(limitPrice, quantity);
}

export const planRequest = <Body extends object>(
  side: Side,
  call: CallDefinition<z.core.$ZodType<unknown, Body>, z.core.$ZodType<{ readonly planId: string }>>,
  body: Body,
): SpotRequest => ({ ...requestTo(call, body, planPlaced), side, list: 'plans' });

type Plan = {
  readonly sized: SizedTicket;
  readonly units: SizeUnits;
  /** The highest price at which a buy may trade. */
  readonly limitPrice: string;
  /** The value of the size, at every price at which it is judged; '' where that is not known. */
  readonly amounts: readonly string[];
  readonly checks: readonly Answer[];
  /** The minimum of its size beside that of every order. */
  readonly sizeCheck?: () => Answer;
  readonly warnings?: () => readonly Answer[];
  readonly request: SpotRequest | null;
  readonly fill?: BookFill | null;
  readonly lines: readonly SummaryLine[];
  /** Between what is held and what remains. */
  readonly outcome?: readonly SummaryLine[];
};

export function previewPlan({ side, size }: SpotForm<never>, context: TicketContext, plan: Plan): KindPreview {
  const { sized, units, limitPrice, amounts, checks, sizeCheck, warnings, request, fill = null, lines, outcome = [] } = plan;
  const hold = planHold(side, sized, limitPrice);
  // A kind that takes only one of the two has its size typed there.
  const fields = { quantity: units === 'amount' ? 'amount' : 'quantity', amount: units === 'quantity' ? 'quantity' : 'amount' } as const;
  const wrongSize = checkSize({ size, sized, market: context.market, amounts, fields }) ?? sizeCheck?.() ?? null;
  const [paid] = coinsOf(side, context.market);
  return {
    sized,
    units,
    request,
    fill,
    lines: [
      ...lines,
      amountLine('hold', hold, paid),
      ...outcome,
      amountLine('remains', remainsAfter(hold, availableFor(side, context.account)), paid),
    ],
    problems: askAll(
      [...checks, wrongSize],
      () => checkBalance(hold, side, size.by === 'amount' ? fields.amount : fields.quantity, context),
      warnings,
    ),
  };
}
