// The order form in a few words, for tables: what somebody says to it, and what it says back.
import { sampleBook, sampleMarket } from '../form/sample-market.ts';
import type { LineName } from '../form/summary-line.ts';
import type { TicketAccount } from '../form/ticket-context.ts';
import { previewTicket } from './ticket-preview.ts';
import { ticketReducer, type TicketAction } from '../state/ticket-reducer.ts';
import { initialTicket, type TextName, type TicketKind, type TicketState } from '../state/ticket-state.ts';

/** Sizes and prices that are only unusual have a table of their own. */
export const neverUnusual = { priceAway: '', worth: '', share: '', slippagePercent: '100' };

const rich = { base: '3', quote: '1000' };
export const say = (...actions: readonly TicketAction[]): TicketState => actions.reduce(ticketReducer, initialTicket('buy', ''));
export const look = (state: TicketState, account: TicketAccount = rich) =>
  previewTicket(state, { market: sampleMarket, account, book: sampleBook, lastPrice: '100' }, neverUnusual);
export const codes = (state: TicketState, account?: TicketAccount) =>
  look(state, account).problems.map(({ weight, code, fields }) => `${weight}: ${code} ${fields[0] ?? ''}`.trim());
export const bodyOf = (state: TicketState) => {
  const { request } = look(state);
  return request === null ? null : (request.terms ?? request.body);
};
/** A line's number as plain text, whatever it is a number of. */
export const line = (state: TicketState, name: LineName): string | null => {
  const value = look(state).lines.find((one) => one.name === name)?.value ?? null;
  if (value === null) return null;
  if (value.type === 'pieces') return `${value.count} × ${value.each} ${value.coin}`;
  if (value.type === 'range') return `${value.count} × ${value.from}…${value.to}`;
  if (value.type === 'duration') return `${value.ms} ms`;
  return value.type === 'amount' ? `${value.text} ${value.coin}` : value.text;
};

export const kind = (one: TicketKind): TicketAction => ({ type: 'kind', kind: one });
export const text = (field: TextName, value: string): TicketAction => ({ type: 'text', field, text: value });
export const sell: TicketAction = { type: 'side', side: 'sell' };
export const buy: TicketAction = { type: 'side', side: 'buy' };
export const quantity = (value: string): TicketAction => ({ type: 'quantity', text: value });
export const amount = (value: string): TicketAction => ({ type: 'amount', text: value });
export const percent = (value: number, available: string): TicketAction => ({ type: 'percent', percent: value, available });
export const choose = (choices: Extract<TicketAction, { type: 'choose' }>['choices']): TicketAction => ({ type: 'choose', choices });
