// What somebody says to the order form, and how it stands afterwards.
import type { Side } from '#lib/contract/enums.ts';
import { snapsOf, withSnaps, type StepRules } from './snap-ticket.ts';
import {
  noSize,
  priceFields,
  type Snap,
  type TextName,
  type TicketChoices,
  type TicketField,
  type TicketKind,
  type TicketState,
} from './ticket-state.ts';

export type TicketAction =
  | { readonly type: 'side'; readonly side: Side }
  | { readonly type: 'kind'; readonly kind: TicketKind }
  | { readonly type: 'text'; readonly field: TextName; readonly text: string }
  | { readonly type: 'choose'; readonly choices: Partial<Omit<TicketChoices, 'withExit'>> }
  | { readonly type: 'withExit'; readonly on: boolean }
  | { readonly type: 'aim'; readonly field: TextName }
  | { readonly type: 'quantity'; readonly text: string }
  | { readonly type: 'amount'; readonly text: string }
  | { readonly type: 'percent'; readonly percent: number; readonly available: string }
  /** A price was picked elsewhere on the desk. */
  | { readonly type: 'pick'; readonly price: string; readonly side: Side | null }
  /** A field was left, or the order is sent: what lies between two steps goes to the one below. */
  | { readonly type: 'snap'; readonly rules: StepRules }
  /** The order is in: the next one starts without a size. */
  | { readonly type: 'placed' }
  /** What was typed before the page had to be left. */
  | { readonly type: 'restore'; readonly state: TicketState };

const noExit = { takeProfitPrice: '', takeProfitLimit: '', stopLossPrice: '', stopLossLimit: '' } as const;

/** A share was of the coin that the other side does not spend. */
const withSide = (state: TicketState, side: Side): TicketState =>
  side === state.side ? state : { ...state, side, size: state.size.by === 'percent' ? noSize : state.size };

/** An exit is of what one holds: it sells unless told otherwise. */
const withKind = (state: TicketState, kind: TicketKind): TicketState =>
  kind === state.kind ? state : { ...(kind === 'exit' ? withSide(state, 'sell') : state), kind, aim: null, snapped: [] };

const stillSnapped = ({ snapped }: TicketState, field: TicketField): readonly Snap[] => snapped.filter((one) => one.field !== field);

function withAllSnapped(state: TicketState, rules: StepRules): TicketState {
  const snaps = snapsOf(state, rules);
  if (snaps.length === 0) return state;
  const others = state.snapped.filter(({ field }) => snaps.every((one) => one.field !== field));
  return { ...withSnaps(state, snaps), snapped: [...others, ...snaps] };
}

const withText = (state: TicketState, field: TextName, text: string): TicketState => ({
  ...state,
  snapped: stillSnapped(state, field),
  texts: { ...state.texts, [field]: text },
  bestOffer: field === 'price' ? null : state.bestOffer,
});

/** A market order without conditions has no price of its own: a picked one makes it a limit order. */
function withPick(state: TicketState, price: string, side: Side | null): TicketState {
  const sided = withSide(state, side ?? state.side);
  const fields = priceFields[state.kind];
  const aimed = state.aim !== null && fields.includes(state.aim) ? state.aim : null;
  if (state.kind === 'market' && aimed === null) return withText({ ...sided, kind: 'limit' }, 'price', price);
  return withText(sided, aimed ?? fields[0] ?? 'price', price);
}

/** Without the toggle no take-profit and no stop-loss is left behind, and the next ones execute at market again. */
const withExitToggle = (state: TicketState, on: boolean): TicketState => ({
  ...state,
  withExit: on,
  texts: on ? state.texts : { ...state.texts, ...noExit },
});

export function ticketReducer(state: TicketState, action: TicketAction): TicketState {
  switch (action.type) {
    case 'side':
      return withSide(state, action.side);
    case 'kind':
      return withKind(state, action.kind);
    case 'text':
      return withText(state, action.field, action.text);
    case 'choose':
      return { ...state, ...action.choices };
    case 'withExit':
      return withExitToggle(state, action.on);
    case 'aim':
      return { ...state, aim: action.field };
    case 'quantity':
    case 'amount':
      return { ...state, size: { by: action.type, text: action.text }, snapped: stillSnapped(state, 'quantity') };
    case 'percent':
      return {
        ...state,
        size: { by: 'percent', percent: Math.min(100, Math.max(0, Math.round(action.percent))), available: action.available },
        snapped: stillSnapped(state, 'quantity'),
      };
    case 'pick':
      return withPick(state, action.price, action.side);
    case 'snap':
      return withAllSnapped(state, action.rules);
    case 'restore':
      return action.state;
    case 'placed':
      return { ...state, size: noSize };
  }
}
