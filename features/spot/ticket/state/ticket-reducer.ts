// The actions of the order form, and its state after each.
import { type Side, TriggerType } from '#lib/contract/enums.ts';
import { changeForm, withPick, withSize, type FormAction, type FormRules } from '#lib/ticket/order-form.ts';
import type { TypedNumber } from '#lib/ticket/snap.ts';
import { exitTexts } from '../kinds/preset-exit.ts';
import { spotKinds } from '../kinds/spot-kinds.ts';
import { noSize, type ExitWay, type SizeField, type TicketChoices } from '../form/spot-form.ts';
import type { TextName, TicketState } from './ticket-state.ts';

export type TicketAction =
  | FormAction<TicketState, TextName, TicketChoices>
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: SizeField; readonly text: string }
  | { readonly type: 'percent'; readonly percent: number; readonly available: string }
  /** A price was picked elsewhere on the page. */
  | { readonly type: 'pick'; readonly price: string; readonly side: Side | null }
  /** The order is in: the next one starts without a size. */
  | { readonly type: 'placed' };

/** The numbers of the form as they were typed. */
export const typedIn = (state: TicketState): readonly TypedNumber[] => [
  ...spotKinds[state.kind].typedIn(state),
  ...(state.size.by === 'quantity' ? [{ field: 'quantity', text: state.size.text, of: 'quantity' } as const] : []),
];

const rules: FormRules<TicketState> = {
  noExit: exitTexts,
  noExitChoices: { exitBy: 'price', takeProfitWatch: TriggerType.market, stopLossWatch: TriggerType.market },
  typedIn,
};

/** A share was of the coin that the other side does not spend. */
const withSide = (state: TicketState, side: Side): TicketState =>
  side === state.side ? state : { ...state, side, size: state.size.by === 'percent' ? noSize : state.size };

/** Only what an order takes with it is given in percent; the orders that are an exit themselves are given as prices. */
const exitWayOf = ({ kind, exitBy }: TicketState): ExitWay => {
  const { options, planExit } = spotKinds[kind];
  if (planExit === 'percent') return 'percent';
  return options === undefined && planExit === undefined ? 'price' : exitBy;
};

const isTrigger = (field: TextName): boolean => field === 'takeProfitPrice' || field === 'stopLossPrice';

/** 50 as a price and 50 percent are not the same input. */
const inOneWay = (before: TicketState, now: TicketState): TicketState =>
  exitWayOf(before) === exitWayOf(now) ? now : { ...now, texts: { ...now.texts, ...exitTexts } };

export function ticketReducer(state: TicketState, action: TicketAction): TicketState {
  switch (action.type) {
    case 'side':
      return withSide(state, action.side);
    case 'kind': {
      const sided = action.kind === state.kind ? state : withSide(state, spotKinds[action.kind].firstSide ?? state.side);
      return inOneWay(state, changeForm(sided, action, rules));
    }
    case 'choose':
      return inOneWay(state, changeForm(state, action, rules));
    case 'quantity':
    case 'amount':
      return withSize(state, { by: action.type, text: action.text }, 'quantity');
    case 'percent': {
      const percent = Math.min(100, Math.max(0, Math.round(action.percent)));
      return withSize(state, { by: 'percent', percent, available: action.available }, 'quantity');
    }
    case 'pick': {
      const { priceFields, atMarket = false } = spotKinds[state.kind];
      const fields = exitWayOf(state) === 'price' ? priceFields : priceFields.filter((field) => !isTrigger(field));
      return withPick(withSide(state, action.side ?? state.side), action.price, fields, atMarket);
    }
    case 'placed':
      return { ...state, size: noSize };
    case 'text':
    case 'withExit':
    case 'aim':
    case 'snap':
    case 'restore':
      return changeForm(state, action, rules);
  }
}
