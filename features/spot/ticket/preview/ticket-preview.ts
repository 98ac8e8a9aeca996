// The result of an order, its cost and its problems: worked out from the form and its context.
import { Side } from '#lib/contract/enums.ts';
import { orderAmount } from '#lib/order-math/orders/order-amount.ts';
import { withSnaps } from '#lib/ticket/order-form.ts';
import { holdsBack, type TicketProblem } from '#lib/ticket/problem.ts';
import { snapNote, snapsOf } from '#lib/ticket/snap.ts';
import { unusualAbout, type UnusualLimits } from '#lib/ticket/unusual.ts';
import type { KindPreview } from '../kinds/spot-kind.ts';
import { spotKinds } from '../kinds/spot-kinds.ts';
import { coinsOf } from '../form/summary-line.ts';
import { availableFor, type TicketContext } from '../form/ticket-context.ts';
import { typedIn } from '../state/ticket-reducer.ts';
import { sizePercent } from '../form/ticket-size.ts';
import type { TicketState } from '../state/ticket-state.ts';

export type TicketPreview = KindPreview & {
  /** The value of the slider. */
  readonly percent: number;
  /** The form as it would be sent: what was typed, on the market's steps. */
  readonly meant: TicketState;
};

function unusual(state: TicketState, preview: KindPreview, context: TicketContext, limits: UnusualLimits): readonly TicketProblem[] {
  const { side } = state;
  const { sized, units, fill = null } = preview;
  const { market, account, book, lastPrice } = context;
  return unusualAbout({
    side,
    limitPrices: spotKinds[state.kind].limitPrices(state),
    // An order without a price of its own is valued at the last price.
    worth: sized.amount || (orderAmount(lastPrice, sized.quantity) ?? ''),
    taken: side === Side.buy ? sized.amount : sized.quantity,
    available: availableFor(side, account) ?? '',
    takenCoin: coinsOf(side, market)[0],
    fill,
    sizeField: units === 'amount' ? 'amount' : 'quantity',
    book,
    lastPrice,
    quoteCoin: market.quoteCoin,
    limits,
  });
}

/** There is no request while something is missing or wrong; a warning does not hold it back. */
export function previewTicket(typed: TicketState, context: TicketContext, limits: UnusualLimits): TicketPreview {
  const snaps = snapsOf(typedIn(typed), context.market);
  // Judged as it would be sent.
  const state = withSnaps(typed, snaps);
  const preview = spotKinds[state.kind].preview(state, context);
  const isHeld = preview.problems.some(holdsBack);
  const notes = [...typed.snapped.map((snap) => snapNote('stepTaken', snap)), ...snaps.map((snap) => snapNote('stepAhead', snap))];
  return {
    ...preview,
    meant: state,
    problems: [...preview.problems, ...(isHeld || preview.request === null ? [] : unusual(state, preview, context, limits)), ...notes],
    request: isHeld ? null : preview.request,
    percent: sizePercent(state.side, state.size, preview.sized, availableFor(state.side, context.account) ?? '0'),
  };
}
