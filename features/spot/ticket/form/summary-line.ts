// One line under the fields: what the order takes, brings or does. Data; the drawing puts it into words.
import { Side, TriggerType } from '#lib/contract/enums.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';

export type LineName =
  | 'pay'
  | 'hold'
  | 'fee'
  | 'receive'
  | 'averageFill'
  | 'averagePrice'
  | 'remains'
  | 'fires'
  | 'activates'
  | 'firesNow'
  | 'openPrice'
  | 'takeProfit'
  | 'stopLoss'
  | 'takeProfitTrigger'
  | 'stopLossTrigger'
  | 'limitBrings'
  | 'stopBrings'
  | 'limitPays'
  | 'stopPays'
  | 'parts'
  | 'orders'
  | 'slices'
  | 'span';

export type LineValue =
  /** about: an estimate. */
  | { readonly type: 'amount'; readonly text: string; readonly coin: string; readonly about?: boolean }
  | { readonly type: 'price'; readonly text: string; readonly slippage?: string }
  /** The watched price is at or beyond it; of the index the form does not know from which side it comes (null). */
  | { readonly type: 'condition'; readonly watch: TriggerType; readonly rising: boolean | null; readonly text: string }
  /** `count` pieces of about `each` of the coin. */
  | { readonly type: 'pieces'; readonly count: number; readonly each: string; readonly coin: string }
  | { readonly type: 'range'; readonly count: number; readonly from: string; readonly to: string; readonly coin: string }
  | { readonly type: 'duration'; readonly ms: number };

/** Null: not known yet. */
export type SummaryLine = { readonly name: LineName; readonly value: LineValue | null };

export const amountLine = (name: LineName, text: string | null, coin: string, about = false): SummaryLine => ({
  name,
  value: text === null ? null : { type: 'amount', text, coin, about },
});

export const priceLine = (name: LineName, text: string | null, slippage?: string): SummaryLine => ({
  name,
  value: text === null ? null : { type: 'price', text, ...(slippage === undefined ? {} : { slippage }) },
});

/** The direction in which a watched price reaches the trigger, seen from the last price. */
export function conditionLine(name: LineName, watch: TriggerType, text: string, lastPrice: string): SummaryLine {
  const [trigger, last] = [readAmount(text), readAmount(lastPrice)];
  if (trigger === null) return { name, value: null };
  const rising = last === null || watch === TriggerType.fair ? null : trigger.greaterThan(last);
  return { name, value: { type: 'condition', watch, rising, text } };
}

/** The coins that a side gives and gets. */
export const coinsOf = (side: Side, market: { readonly baseCoin: string; readonly quoteCoin: string }): readonly [string, string] =>
  side === Side.buy ? [market.quoteCoin, market.baseCoin] : [market.baseCoin, market.quoteCoin];
