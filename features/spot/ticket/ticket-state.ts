// What the trader has said so far on the order form, and nothing that follows from it.
import { type Side, TimeInForce } from '#lib/contract/enums.ts';

export type TicketKind = 'limit' | 'market';

/** How the size was given: that is what counts, everything else is worked out from it. */
export type TicketSize =
  | { readonly by: 'quantity'; readonly text: string }
  | { readonly by: 'amount'; readonly text: string }
  /** A share of what was available at that moment: a balance that moves later does not change the order unasked. */
  | { readonly by: 'percent'; readonly percent: number; readonly available: string };

export type TicketState = {
  readonly side: Side;
  readonly kind: TicketKind;
  /** Of a limit order; as typed. Kept while the form stands on market. */
  readonly price: string;
  readonly size: TicketSize;
  readonly timeInForce: TimeInForce;
};

export type TicketAction =
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'kind'; readonly kind: TicketKind }
  | { readonly type: 'price'; readonly text: string }
  | { readonly type: 'quantity'; readonly text: string }
  | { readonly type: 'amount'; readonly text: string }
  | { readonly type: 'percent'; readonly percent: number; readonly available: string }
  | { readonly type: 'timeInForce'; readonly timeInForce: TimeInForce }
  /** A price was picked elsewhere on the desk. */
  | { readonly type: 'pick'; readonly price: string; readonly side: Side | null }
  /** The order is in: the next one starts without a size. */
  | { readonly type: 'placed' };

const noSize: TicketSize = { by: 'quantity', text: '' };

export function initialTicket(side: Side, price: string): TicketState {
  return { side, kind: 'limit', price, size: noSize, timeInForce: TimeInForce.gtc };
}

/** A share was of the coin that the other side does not spend. */
const withSide = (state: TicketState, side: Side): TicketState =>
  side === state.side ? state : { ...state, side, size: state.size.by === 'percent' ? noSize : state.size };

export function ticketReducer(state: TicketState, action: TicketAction): TicketState {
  switch (action.type) {
    case 'side':
      return withSide(state, action.side);
    case 'kind':
      return { ...state, kind: action.kind };
    case 'price':
      return { ...state, price: action.text };
    case 'quantity':
    case 'amount':
      return { ...state, size: { by: action.type, text: action.text } };
    case 'percent':
      return {
        ...state,
        size: { by: 'percent', percent: Math.min(100, Math.max(0, Math.round(action.percent))), available: action.available },
      };
    case 'timeInForce':
      return { ...state, timeInForce: action.timeInForce };
    case 'pick':
      return { ...withSide(state, action.side ?? state.side), kind: 'limit', price: action.price };
    case 'placed':
      return { ...state, size: noSize };
  }
}
