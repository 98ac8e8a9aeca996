// The limit prices of a form, each with the price from which its distance is measured.
import { Side } from '#lib/contract/enums.ts';
import { oppositeLevels, type TicketDesk } from '../ticket-desk.ts';
import type { TextName, TicketState } from '../ticket-state.ts';

export type MeasuredPrice = {
  readonly field: TextName;
  readonly price: string;
  readonly from: 'ask' | 'bid' | 'last' | 'trigger';
  readonly reference: string;
};

/** Limits that the book meets at once, and limits that stand behind a trigger of their own. */
const ofBook: Readonly<Partial<Record<TicketState['kind'], readonly TextName[]>>> = {
  limit: ['price'],
  oco: ['price'],
  iceberg: ['price'],
  scaled: ['startPrice', 'endPrice'],
};
const behindTrigger: Readonly<Partial<Record<TicketState['kind'], readonly (readonly [limit: TextName, trigger: TextName])[]>>> = {
  trigger: [['executePrice', 'triggerPrice']],
  oco: [['stopLimit', 'stopPrice']],
  exit: [
    ['takeProfitLimit', 'takeProfitPrice'],
    ['stopLossLimit', 'stopLossPrice'],
  ],
};

/** The book's are measured from the best price that they could trade at, or from the last one where the book is empty. */
export function limitPrices(state: TicketState, { book, lastPrice }: TicketDesk): readonly MeasuredPrice[] {
  const { side, kind, texts } = state;
  const best = oppositeLevels(side, book)[0]?.[0];
  const market: Pick<MeasuredPrice, 'from' | 'reference'> =
    best === undefined ? { from: 'last', reference: lastPrice } : { from: side === Side.buy ? 'ask' : 'bid', reference: best };
  const isRead = kind === 'limit' && state.bestOffer !== null;
  const isUsed = (field: TextName): boolean => texts[field] !== '' && !(field === 'executePrice' && state.executeAt === 'market');
  return [
    ...(isRead ? [] : (ofBook[kind] ?? [])).map((field) => ({ field, price: texts[field], ...market })),
    ...(behindTrigger[kind] ?? [])
      .filter(([limit]) => isUsed(limit))
      .map(([field, trigger]) => ({ field, price: texts[field], from: 'trigger' as const, reference: texts[trigger] })),
  ];
}
