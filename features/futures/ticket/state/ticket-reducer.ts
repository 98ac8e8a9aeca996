// Every way in which the order form of a contract changes.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { ContractUnit } from '#lib/order-math/futures/contract-unit.ts';
import { changeForm, withPick, withSize, type FormAction, type FormRules } from '#lib/ticket/order-form.ts';
import type { StepRules, TypedNumber } from '#lib/ticket/snap.ts';
import { exitChoices, exitFields, exitTexts, noSize, type ExitWay, type TicketAction, type TicketChoices } from '../form/futures-form.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import type { TextName, TicketState } from './ticket-state.ts';

export type TicketChange =
  | FormAction<TicketState, TextName, TicketChoices>
  | { readonly type: 'action'; readonly action: TicketAction }
  | { readonly type: 'size'; readonly text: string; readonly unit: ContractUnit }
  | { readonly type: 'percent'; readonly percent: number }
  /** A price clicked in the book. */
  | { readonly type: 'pick'; readonly price: string; readonly quantity: string | null }
  | { readonly type: 'placed' };

/** Only sizes in the contract's own quantity go by lots as they are typed. */
export const stepsOf = ({ tickSize, volumePlace, lotSize, form }: ContractMarket): StepRules => ({
  tickSize,
  volumePlace,
  lotSize,
  lotUnit: form === 'inverse' ? 'priced' : 'base',
});

/** The way in which take-profit and stop-loss are given: of a kind that opens at a price nobody knows yet as a return. */
export const exitWayOf = ({ kind, exitBy }: Pick<TicketState, 'kind' | 'exitBy'>): ExitWay =>
  futuresKinds[kind].exitByReturn === true ? 'return' : exitBy;

const takesExit = ({ kind, withExit }: TicketState): boolean => futuresKinds[kind].takesExit && withExit;
const takesExitPrices = (state: TicketState): boolean => takesExit(state) && exitWayOf(state) === 'price';

const limits = [
  ['takeProfitAt', 'takeProfitLimit'],
  ['stopLossAt', 'stopLossLimit'],
] as const;

/** The numbers of the form as they were typed. */
export function typedIn(state: TicketState, { lotUnit }: StepRules): readonly TypedNumber[] {
  const { kind, texts, size } = state;
  const exits = [
    ...(takesExitPrices(state) ? exitFields : []),
    ...(takesExit(state) ? limits.flatMap(([at, field]) => (state[at] === 'limit' ? [field] : [])) : []),
  ];
  return [
    ...futuresKinds[kind].typedIn(state),
    ...exits.map((field) => ({ field, text: texts[field], of: 'price' as const })),
    ...(size.by === 'amount' && size.unit === lotUnit ? [{ field: 'size', text: size.text, of: 'quantity' as const }] : []),
  ];
}

const rules: FormRules<TicketState> = { noExit: exitTexts, noExitChoices: exitChoices, typedIn };

/** An exit takes a picked price only as a price. */
function pickedFields(state: TicketState): readonly TextName[] {
  const isExit = (field: TextName): boolean => exitFields.some((exit) => exit === field);
  return futuresKinds[state.kind].priceFields.filter((field) => !isExit(field) || takesExitPrices(state));
}

const withoutExitTexts = (state: TicketState): TicketState => ({ ...state, texts: { ...state.texts, ...exitTexts } });

const unitOf = ({ size }: TicketState): ContractUnit => (size.by === 'amount' ? size.unit : 'base');

export function ticketReducer(state: TicketState, change: TicketChange): TicketState {
  switch (change.type) {
    case 'action':
      // A size of what may be opened says nothing about what is held.
      return change.action === state.action ? state : { ...withSize(state, noSize(unitOf(state)), 'size'), action: change.action };
    case 'choose': {
      const next = changeForm(state, change, rules);
      // 50 as a price and 50 percent are not the same input.
      return next.exitBy === state.exitBy ? next : withoutExitTexts(next);
    }
    case 'kind': {
      const next = changeForm(state, change, rules);
      return exitWayOf(next) === exitWayOf(state) ? next : withoutExitTexts(next);
    }
    case 'size':
      return withSize(state, { by: 'amount', text: change.text, unit: change.unit }, 'size');
    case 'percent':
      return withSize(state, { by: 'percent', percent: Math.min(100, Math.max(0, Math.round(change.percent))) }, 'size');
    case 'pick': {
      const priced = withPick(state, change.price, pickedFields(state), futuresKinds[state.kind].atMarket ?? false);
      return change.quantity === null ? priced : withSize(priced, { by: 'amount', text: change.quantity, unit: 'base' }, 'size');
    }
    case 'placed':
      return withSize(state, noSize(unitOf(state)), 'size');
    case 'text':
    case 'withExit':
    case 'aim':
    case 'snap':
    case 'restore':
      return changeForm(state, change, rules);
  }
}
