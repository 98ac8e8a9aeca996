// The state that every order form has, whatever it trades: its kind, its texts as typed, and the ways in which they change.
import { TimeInForce, TriggerType } from '#lib/contract/enums.ts';
import type { BestOffer } from '#lib/order-math/prices/best-offer-price.ts';
import { firstCallback, type CallbackWay } from './callback.ts';
import { snapsOf, type Snap, type StepRules, type TypedNumber } from './snap.ts';

/** The choices that every form has. */
export type CommonChoices = {
  readonly timeInForce: TimeInForce;
  /** The price is read from the book; null: it is typed. */
  readonly bestOffer: BestOffer | null;
  /** The price that a trigger, or the trigger of a trailing stop, watches. */
  readonly watch: TriggerType;
  /** The way in which the callback of a trailing stop is typed. */
  readonly callbackBy: CallbackWay;
  /** The execution of a trigger. */
  readonly executeAt: 'limit' | 'market';
};

export type OrderForm<Kind extends string, Text extends string> = CommonChoices & {
  readonly kind: Kind;
  /** As typed. Each is kept while the form stands on a kind that does without it. */
  readonly texts: Readonly<Record<Text, string>>;
  /** The size as it was given: that is what counts, everything else is worked out from it. */
  readonly size: object;
  /** It takes a take-profit and a stop-loss with it. */
  readonly withExit: boolean;
  /** The price field that somebody was last in: a price picked in the book goes there. */
  readonly aim: Text | null;
  /** The numbers that were brought down to a step, told until somebody types there again. */
  readonly snapped: readonly Snap[];
};

/** A limit form at the price, as it is opened. */
export const openedForm = <Text extends string>(texts: Readonly<Record<Text, string>>, price: string) =>
  ({
    timeInForce: TimeInForce.gtc,
    bestOffer: null,
    watch: TriggerType.market,
    callbackBy: 'share',
    executeAt: 'limit',
    kind: 'limit',
    texts: { ...texts, price },
    withExit: false,
    aim: null,
    snapped: [],
  }) as const;

export type FormAction<State extends OrderForm<string, string>, Text extends string, Choices> =
  | { readonly type: 'kind'; readonly kind: State['kind'] }
  | { readonly type: 'text'; readonly field: Text; readonly text: string }
  | { readonly type: 'choose'; readonly choices: Partial<Choices> }
  | { readonly type: 'withExit'; readonly on: boolean }
  | { readonly type: 'aim'; readonly field: Text }
  /** A field was left, or the order is sent: what lies between two steps goes to the one below. */
  | { readonly type: 'snap'; readonly rules: StepRules }
  /** The state that was typed before the page had to be left. */
  | { readonly type: 'restore'; readonly state: State };

export type FormRules<State> = {
  /** The texts of take-profit and stop-loss, as they begin. */
  readonly noExit: Readonly<Record<string, string>>;
  /** The choices about them, as they begin: by market price, at market. */
  readonly noExitChoices: Partial<State>;
  /** The prices and quantities that the form shows as they were typed. */
  readonly typedIn: (state: State, steps: StepRules) => readonly TypedNumber[];
};

const stillSnapped = ({ snapped }: { readonly snapped: readonly Snap[] }, fields: readonly string[]): readonly Snap[] =>
  snapped.filter(({ field }) => !fields.includes(field));

const withText = <State extends OrderForm<string, string>>(state: State, field: string, text: string): State => ({
  ...state,
  snapped: stillSnapped(state, [field]),
  texts: { ...state.texts, [field]: text },
  bestOffer: field === 'price' ? null : state.bestOffer,
});

/** `field`: where a size is typed that goes by steps. */
export const withSize = <State extends OrderForm<string, string>>(state: State, size: State['size'], field: string): State => ({
  ...state,
  size,
  snapped: stillSnapped(state, [field]),
});

/**
 * A picked price goes to the first of the fields, or to the one that somebody was last in. What has no price of its own becomes a
 * limit order.
 */
export function withPick<State extends OrderForm<string, string>>(
  state: State,
  price: string,
  fields: readonly string[],
  atMarket: boolean,
): State {
  const aimed = state.aim !== null && fields.includes(state.aim) ? state.aim : null;
  if (atMarket && aimed === null) return withText({ ...state, kind: 'limit' }, 'price', price);
  return withText(state, aimed ?? fields[0] ?? 'price', price);
}

/** The form as it would be sent. */
export function withSnaps<State extends OrderForm<string, string>>(state: State, snaps: readonly Snap[]): State {
  return snaps.reduce(
    (now: State, { field, snapped }) =>
      Object.hasOwn(now.texts, field)
        ? { ...now, texts: { ...now.texts, [field]: snapped } }
        : { ...now, size: { ...now.size, text: snapped } },
    state,
  );
}

function withAllSnapped<State extends OrderForm<string, string>>(state: State, typed: readonly TypedNumber[], rules: StepRules): State {
  const snaps = snapsOf(typed, rules);
  if (snaps.length === 0) return state;
  const others = stillSnapped(
    state,
    snaps.map(({ field }) => field),
  );
  return { ...withSnaps(state, snaps), snapped: [...others, ...snaps] };
}

/** One percent and one dollar are not the same input. */
const withCallback = <State extends OrderForm<string, string>>(before: State, now: State): State =>
  now.callbackBy === before.callbackBy ? now : withText(now, 'callback', firstCallback[now.callbackBy]);

/** A kind that does not exist where the form stands now gives way to a limit order; the form remembers it. */
export const withKindOf = <State extends OrderForm<string, string>>(state: State, exists: (kind: State['kind']) => boolean): State =>
  exists(state.kind) ? state : { ...state, kind: 'limit' };

/** The changes that all forms have in common. */
export function changeForm<State extends OrderForm<string, string>, Text extends string, Choices>(
  state: State,
  action: FormAction<State, Text, Choices>,
  { noExit, noExitChoices, typedIn }: FormRules<State>,
): State {
  switch (action.type) {
    case 'kind':
      return action.kind === state.kind ? state : { ...state, kind: action.kind, aim: null, snapped: [] };
    case 'text':
      return withText(state, action.field, action.text);
    case 'choose':
      return withCallback(state, { ...state, ...action.choices });
    case 'withExit':
      // Without the toggle no take-profit and no stop-loss is left behind, nor how they would have been executed.
      return action.on
        ? { ...state, withExit: true }
        : { ...state, ...noExitChoices, withExit: false, texts: { ...state.texts, ...noExit } };
    case 'aim':
      return { ...state, aim: action.field };
    case 'snap':
      return withAllSnapped(state, typedIn(state, action.rules), action.rules);
    case 'restore':
      return action.state;
  }
}
