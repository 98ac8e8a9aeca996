// What an order will take, bring and cost, and what is wrong with it: worked out from the form, the market, the balance and the book.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotOrderTerms } from '#lib/contract/wire/spot-order.ts';
import { costOf, immediateFill, type TicketCost } from './ticket-cost.ts';
import { findProblems } from './ticket-problems.ts';
import type { TicketProblem } from './ticket-problem.ts';
import { sizePercent, sizeTicket, type SizedTicket } from './ticket-size.ts';
import type { TicketState } from './ticket-state.ts';

/** Null: a visitor, or a balance that is not known yet. */
export type TicketAccount = { readonly base: string; readonly quote: string } | null;

export type TicketPreview = {
  readonly sized: SizedTicket;
  readonly percent: number;
  /** Complete but for the client's order id; null while something is missing or wrong. */
  readonly order: SpotOrderTerms | null;
  readonly cost: TicketCost | null;
  readonly problems: readonly TicketProblem[];
};

/** `lastPrice` stands for the reference from which the market measures its price band. */
export function previewTicket(
  state: TicketState,
  market: SpotMarket,
  account: TicketAccount,
  book: DepthBook,
  lastPrice: string,
): TicketPreview {
  const sized = sizeTicket(state, market, book);
  const available = account === null ? null : state.side === Side.buy ? account.quote : account.base;
  const fill = immediateFill(state, sized, market, book);
  const cost = costOf(state, sized, market, fill, available);
  const problems = findProblems({ state, sized, market, book, lastPrice, available, cost, fill });
  const sendable = sized.size !== null && problems.every(({ weight }) => weight === 'warning');
  const order: SpotOrderTerms | null =
    sized.size === null || !sendable
      ? null
      : {
          symbol: market.symbol,
          side: state.side,
          price: state.kind === 'limit' ? state.price : null,
          size: sized.size,
          timeInForce: state.kind === 'market' ? TimeInForce.gtc : state.timeInForce,
          clientOrderId: '',
          selfTradePrevention: SelfTradePrevention.cancelTaker,
        };
  return { sized, percent: sizePercent(state, sized, available ?? '0'), order, cost, problems };
}
