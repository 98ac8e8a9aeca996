// Every way in which the order form of a contract changes.
import type { ContractUnit } from '#lib/order-math/contract-unit.ts';
import {
  noSize,
  priceFields,
  type TextName,
  type TicketAction,
  type TicketChoices,
  type TicketKind,
  type TicketState,
} from './ticket-state.ts';

export type TicketChange =
  | { readonly type: 'action'; readonly action: TicketAction }
  | { readonly type: 'kind'; readonly kind: TicketKind }
  | { readonly type: 'text'; readonly field: TextName; readonly text: string }
  | { readonly type: 'choose'; readonly choices: Partial<TicketChoices> }
  | { readonly type: 'withExit'; readonly on: boolean }
  | { readonly type: 'aim'; readonly field: TextName }
  | { readonly type: 'size'; readonly text: string; readonly unit: ContractUnit }
  | { readonly type: 'percent'; readonly percent: number }
  /** A price clicked in the book. */
  | { readonly type: 'pick'; readonly price: string; readonly quantity: string | null }
  | { readonly type: 'placed' }
  /** As it was kept over a login. */
  | { readonly type: 'restore'; readonly state: TicketState };

const withText = (state: TicketState, field: TextName, text: string): TicketState => ({
  ...state,
  texts: { ...state.texts, [field]: text },
  bestOffer: field === 'price' ? null : state.bestOffer,
});

/** A market order has no price of its own: a picked one makes it a limit order. An exit takes a picked price only as a price. */
function withPrice(state: TicketState, price: string): TicketState {
  const isExit = (field: TextName): boolean => field === 'takeProfit' || field === 'stopLoss';
  const fields = priceFields[state.kind].filter((field) => !isExit(field) || (state.withExit && state.exitBy === 'price'));
  const aimed = state.aim !== null && fields.includes(state.aim) ? state.aim : null;
  if (state.kind === 'market' && aimed === null) return withText({ ...state, kind: 'limit' }, 'price', price);
  return withText(state, aimed ?? fields[0] ?? 'price', price);
}

const unitOf = ({ size }: TicketState): ContractUnit => (size.by === 'amount' ? size.unit : 'base');

export function ticketReducer(state: TicketState, change: TicketChange): TicketState {
  switch (change.type) {
    case 'action':
      // A size of what may be opened says nothing about what is held.
      return change.action === state.action ? state : { ...state, action: change.action, size: noSize(unitOf(state)) };
    case 'kind':
      return { ...state, kind: change.kind };
    case 'text':
      return withText(state, change.field, change.text);
    case 'choose': {
      const next = { ...state, ...change.choices };
      // 50 as a price and 50 percent are not the same wish.
      const others = change.choices.exitBy !== undefined && change.choices.exitBy !== state.exitBy;
      return others ? { ...next, texts: { ...next.texts, takeProfit: '', stopLoss: '' } } : next;
    }
    case 'withExit':
      // Without the toggle no take-profit and no stop-loss is left behind.
      return { ...state, withExit: change.on, texts: change.on ? state.texts : { ...state.texts, takeProfit: '', stopLoss: '' } };
    case 'aim':
      return { ...state, aim: change.field };
    case 'size':
      return { ...state, size: { by: 'amount', text: change.text, unit: change.unit } };
    case 'percent':
      return { ...state, size: { by: 'percent', percent: Math.min(100, Math.max(0, Math.round(change.percent))) } };
    case 'pick': {
      const priced = withPrice(state, change.price);
      return change.quantity === null ? priced : { ...priced, size: { by: 'amount', text: change.quantity, unit: 'base' } };
    }
    case 'placed':
      return { ...state, size: noSize(unitOf(state)) };
    case 'restore':
      return change.state;
  }
}
