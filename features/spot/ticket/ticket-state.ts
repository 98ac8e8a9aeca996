// What the trader has said so far on the order form, and nothing that follows from it.
import { type Side, TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import type { BestOffer } from '#lib/order-math/best-offer-price.ts';

/** exit: take-profit and stop-loss on what one holds. */
export const ticketKinds = ['limit', 'market', 'trigger', 'exit', 'oco', 'trailing', 'iceberg', 'scaled', 'twap'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** How the size was given: that is what counts, everything else is worked out from it. */
export type TicketSize =
  | { readonly by: 'quantity'; readonly text: string }
  | { readonly by: 'amount'; readonly text: string }
  /** A share of what was available at that moment: a balance that moves later does not change the order unasked. */
  | { readonly by: 'percent'; readonly percent: number; readonly available: string };

/** Fields with a number, as typed. Each is kept while the form stands on a kind that does without it. */
export type TicketTexts = {
  /** Limit price of limit, iceberg and OCO. */
  readonly price: string;
  readonly triggerPrice: string;
  /** Of a trigger that becomes a limit order. */
  readonly executePrice: string;
  /** Of the OCO's stop. */
  readonly stopPrice: string;
  /** Empty: at market. */
  readonly stopLimit: string;
  readonly takeProfitPrice: string;
  /** Empty: at market. */
  readonly takeProfitLimit: string;
  readonly stopLossPrice: string;
  /** Empty: at market. */
  readonly stopLossLimit: string;
  /** In percent. */
  readonly callback: string;
  /** Empty: active at once. */
  readonly activationPrice: string;
  /** Of an iceberg, in the base coin. */
  readonly shown: string;
  readonly startPrice: string;
  readonly endPrice: string;
  readonly orderCount: string;
  readonly skew: string;
  /** Of a time-share; empty: at market. */
  readonly sliceLimit: string;
  readonly durationMinutes: string;
  readonly intervalSeconds: string;
  /** In percent. */
  readonly variance: string;
};
export type TextName = keyof TicketTexts;

export type TicketChoices = {
  readonly timeInForce: TimeInForce;
  /** The price is read from the book; null: it is typed. */
  readonly bestOffer: BestOffer | null;
  /** A limit or market order takes a take-profit and a stop-loss with it. */
  readonly withExit: boolean;
  readonly takeProfitWatch: TriggerType;
  readonly stopLossWatch: TriggerType;
  /** Which price a trigger, a trailing stop or the OCO's stop watches. */
  readonly watch: TriggerType;
  /** Of a trigger. */
  readonly executeAt: 'limit' | 'market';
  /** Of iceberg and scaled orders. */
  readonly makerOnly: boolean;
};

export type TicketState = TicketChoices & {
  readonly side: Side;
  readonly kind: TicketKind;
  readonly size: TicketSize;
  readonly texts: TicketTexts;
  /** The price field that somebody was last in: a price picked in the book goes there. */
  readonly aim: TextName | null;
};

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
  /** The order is in: the next one starts without a size. */
  | { readonly type: 'placed' };

const noSize: TicketSize = { by: 'quantity', text: '' };

const noTexts: TicketTexts = {
  price: '',
  triggerPrice: '',
  executePrice: '',
  stopPrice: '',
  stopLimit: '',
  takeProfitPrice: '',
  takeProfitLimit: '',
  stopLossPrice: '',
  stopLossLimit: '',
  callback: '1',
  activationPrice: '',
  shown: '',
  startPrice: '',
  endPrice: '',
  orderCount: '5',
  skew: '1',
  sliceLimit: '',
  durationMinutes: '30',
  intervalSeconds: '60',
  variance: '',
};
const noExit = { takeProfitPrice: '', takeProfitLimit: '', stopLossPrice: '', stopLossLimit: '' } as const;

/** Where a picked price goes: the first one, unless somebody was last in another of them. */
const priceFields: Readonly<Record<TicketKind, readonly TextName[]>> = {
  limit: ['price', 'takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'],
  market: ['takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'],
  trigger: ['triggerPrice', 'executePrice'],
  exit: ['takeProfitPrice', 'takeProfitLimit', 'stopLossPrice', 'stopLossLimit'],
  oco: ['price', 'stopPrice', 'stopLimit'],
  trailing: ['activationPrice'],
  iceberg: ['price'],
  scaled: ['startPrice', 'endPrice'],
  twap: ['sliceLimit'],
};

export function initialTicket(side: Side, price: string): TicketState {
  return {
    side,
    kind: 'limit',
    size: noSize,
    texts: { ...noTexts, price },
    aim: null,
    timeInForce: TimeInForce.gtc,
    bestOffer: null,
    withExit: false,
    takeProfitWatch: TriggerType.market,
    stopLossWatch: TriggerType.market,
    watch: TriggerType.market,
    executeAt: 'limit',
    makerOnly: false,
  };
}

/** A share was of the coin that the other side does not spend. */
const withSide = (state: TicketState, side: Side): TicketState =>
  side === state.side ? state : { ...state, side, size: state.size.by === 'percent' ? noSize : state.size };

/** An exit is of what one holds: it sells unless told otherwise. */
const withKind = (state: TicketState, kind: TicketKind): TicketState =>
  kind === state.kind ? state : { ...(kind === 'exit' ? withSide(state, 'sell') : state), kind, aim: null };

const withText = (state: TicketState, field: TextName, text: string): TicketState => ({
  ...state,
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
      return { ...state, size: { by: action.type, text: action.text } };
    case 'percent':
      return {
        ...state,
        size: { by: 'percent', percent: Math.min(100, Math.max(0, Math.round(action.percent))), available: action.available },
      };
    case 'pick':
      return withPick(state, action.price, action.side);
    case 'placed':
      return { ...state, size: noSize };
  }
}
