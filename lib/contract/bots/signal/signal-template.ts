// The reading of a template, field by field: what TradingView would fill in is filled in as for a first purchase.
import * as z from 'zod/mini';

import { readSignalMessage, type ReadAs, type SignalReading } from './read-signal-message.ts';
import { signalActions } from './signal-action.ts';
import { statedPositions } from './signal-alert.ts';
import { namesIn, parsedMessage, readFields } from './signal-form.ts';
import { signalFields } from './signal-mapping.ts';

type Sample = { readonly nowMs: number; readonly symbol: string };

/** By the names that TradingView has for what it fills in. */
const filledIn = ({ nowMs, symbol }: Sample): Readonly<Record<string, string>> => ({
  timenow: new Date(nowMs).toISOString(),
  time: new Date(nowMs).toISOString(),
  ticker: symbol,
  exchange: 'EXCHANGE',
  interval: '60',
  close: '1',
  'strategy.order.id': 'Long',
  'strategy.order.action': 'buy',
  'strategy.order.contracts': '1',
  'strategy.order.price': '1',
  'strategy.order.comment': 'Long',
  'strategy.order.alert_message': 'Long',
  'strategy.market_position': 'long',
  'strategy.prev_market_position': 'flat',
  'strategy.position_size': '1',
  'strategy.market_position_size': '1',
  'strategy.prev_market_position_size': '0',
});

function fillTemplate(text: string, sample: Sample): string {
  const values = filledIn(sample);
  return text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

const shownField = z.object({
  field: z.enum(signalFields),
  /** The sender's name for it; null: the mapping gives it one value. */
  name: z.nullable(z.string()),
  /** Null: it is the token, which is not told back. */
  value: z.nullable(z.string()),
});

export const signalFormAnswer = z.object({
  /** The sender's fields, as a mapping names them. */
  names: z.array(z.string()),
  /** Those that say something to the bot. */
  fields: z.array(shownField),
  /** Null: it could not be read, and `problem` says why. */
  read: z.nullable(
    z.object({
      action: z.enum(signalActions),
      instrument: z.string(),
      /** investmentType and amount; null: it names none. */
      size: z.nullable(z.string()),
      order: z.string(),
      /** The position that the strategy states. */
      stated: z.nullable(z.enum(statedPositions)),
      /** False: the moment of its arrival counts. */
      hasTime: z.boolean(),
    }),
  ),
  /** The field that does not do, and why, written to follow its name. */
  problem: z.nullable(z.object({ field: z.string(), reason: z.string() })),
});
export type SignalFormAnswer = z.output<typeof signalFormAnswer>;

function shownReading(reading: SignalReading): Pick<SignalFormAnswer, 'read' | 'problem'> {
  if ('problem' in reading) return { read: null, problem: reading.problem };
  const { action, instrument, size, orderType, offset, stated = null, timestampMs } = reading.read;
  const read = {
    action,
    instrument,
    size: size === null ? null : `${size.investmentType} ${size.amount}`,
    order: orderType === 'market' ? orderType : `${orderType} ${offset}`,
    stated,
    hasTime: timestampMs !== null,
  };
  return { read, problem: null };
}

export function readTemplate(template: string, as: ReadAs, sample: Sample): SignalFormAnswer {
  const text = fillTemplate(template, sample);
  const sent = parsedMessage(text);
  const fields = sent === null ? [] : readFields(sent, as.mapping);
  return {
    names: sent === null ? [] : [...namesIn(sent)],
    fields: fields.map(({ field, name, value }) => ({ field, name, value: field === 'signalToken' ? null : value })),
    ...shownReading(readSignalMessage(text, as)),
  };
}
