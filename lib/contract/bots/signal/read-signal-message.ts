// Reads the messages of alerts in the published forms: the plain one with an action, and the one that strategies of TradingView fill in.
import * as z from 'zod/mini';

import type { SignalAction, SignalAlert } from './signal-alert.ts';
import { type SignalSize, signalSizeTypes } from './signal-terms.ts';

/** A message that was understood: the alert, but for the market, which is named in whichever way its sender has. */
export type ReadSignal = Omit<SignalAlert, 'symbol' | 'source'> & { readonly instrument: string };

/** A message that was not: the field that does not do, and why, written to follow its name. */
type SignalProblem = { readonly field: string; readonly reason: string };

export type SignalReading = {
  /** Null: it brings none. */
  readonly token: string | null;
} & ({ readonly read: ReadSignal } | { readonly problem: SignalProblem });

/** The age up to which an alert is taken where it says nothing, and the longest that it may say, in seconds. */
const signalLag = { usual: 60, longest: 3600 } as const;

const textOrNumber = z.union([z.string(), z.number()]);
const form = z.object({
  action: z.string(),
  instrument: z.string(),
  signalToken: z.optional(z.string()),
  timestamp: textOrNumber,
  maxLag: z.optional(textOrNumber),
  orderType: z.optional(z.string()),
  orderPriceOffset: z.optional(textOrNumber),
  investmentType: z.optional(z.string()),
  amount: z.optional(textOrNumber),
  marketPosition: z.optional(z.string()),
  prevMarketPosition: z.optional(z.string()),
});
type Form = z.output<typeof form>;

class Unfit extends Error {
  readonly field: string;
  constructor(field: string, reason: string) {
    super(reason);
    this.field = field;
  }
}

/** A number of JSON as plain decimal text: TradingView writes small sizes with an exponent. */
function plain(value: string | number): string {
  const text = String(value).trim();
  const written = /^\d+(\.\d+)?e([+-]?\d{1,2})$/i.exec(text);
  return written === null ? text : Number(text).toFixed(Math.min(20, (written[1]?.length ?? 1) + Math.max(0, -Number(written[2])) - 1));
}

const isDecimal = (text: string): boolean => text.length <= 40 && /^(0|[1-9]\d*)(\.\d+)?$/.test(text);

/** Digits count milliseconds, or seconds where they are few; otherwise it is a time as ISO 8601 writes it. */
function timeMs(value: string | number): number {
  const text = String(value).trim();
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const isWritten = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/.test(text);
  // Without a zone it is told in UTC.
  const ms = isWritten ? Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text.replace(' ', 'T')}Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw new Unfit('timestamp', 'must be a time');
  return ms;
}

function lagMs(value: string | number | undefined): number {
  const text = value === undefined ? String(signalLag.usual) : String(value).trim();
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > signalLag.longest) throw new Unfit('maxLag', `must be from 1 to ${signalLag.longest} seconds`);
  return seconds * 1000;
}

const isPlainAction = (action: string): action is SignalAction =>
  action === 'ENTER_LONG' || action === 'EXIT_LONG' || action === 'ENTER_SHORT' || action === 'EXIT_SHORT';

type Meaning = { readonly action: SignalAction; readonly isFull: boolean; readonly includesClose: boolean };

const turns: Readonly<Record<string, Meaning>> = {
  'buy flat long': { action: 'ENTER_LONG', isFull: false, includesClose: false },
  'sell flat short': { action: 'ENTER_SHORT', isFull: false, includesClose: false },
  'buy long long': { action: 'ENTER_LONG', isFull: false, includesClose: false },
  'sell long long': { action: 'EXIT_LONG', isFull: false, includesClose: false },
  'sell short short': { action: 'ENTER_SHORT', isFull: false, includesClose: false },
  'buy short short': { action: 'EXIT_SHORT', isFull: false, includesClose: false },
  'sell long flat': { action: 'EXIT_LONG', isFull: true, includesClose: false },
  'buy short flat': { action: 'EXIT_SHORT', isFull: true, includesClose: false },
  'sell long short': { action: 'ENTER_SHORT', isFull: false, includesClose: true },
  'buy short long': { action: 'ENTER_LONG', isFull: false, includesClose: true },
};

/** A strategy tells its order and its position before and after: together they say what is to be done. */
function meaningOf({ action, prevMarketPosition, marketPosition }: Form): Meaning {
  const word = action.trim();
  const isOfStrategy = marketPosition !== undefined || prevMarketPosition !== undefined;
  if (!isOfStrategy) {
    const plainAction = word.toUpperCase();
    if (isPlainAction(plainAction)) return { action: plainAction, isFull: false, includesClose: false };
    throw new Unfit('action', 'must be ENTER_LONG, EXIT_LONG, ENTER_SHORT or EXIT_SHORT');
  }
  const turn = turns[[word, prevMarketPosition ?? '', marketPosition ?? ''].map((part) => part.trim().toLowerCase()).join(' ')];
  if (turn === undefined) throw new Unfit('action', 'does not lead from prevMarketPosition to marketPosition');
  return turn;
}

const isSizeType = (text: string): text is SignalSize['investmentType'] => signalSizeTypes.some((type) => type === text);

function sizeOf({ investmentType, amount }: Form, { action, isFull }: Meaning): SignalSize | null {
  if (isFull || (investmentType === undefined && amount === undefined)) return null;
  // Base coins are what contracts of this exchange are counted in.
  const type = investmentType === 'base' ? 'contract' : investmentType;
  if (type === undefined || !isSizeType(type)) throw new Unfit('investmentType', `must be base or ${signalSizeTypes.join(', ')}`);
  const text = amount === undefined ? '' : plain(amount).replace(/%$/, '');
  if (!isDecimal(text) || Number(text) === 0) throw new Unfit('amount', 'must be above zero');
  const isShare = type.startsWith('percentage');
  if (isShare && Number(text) > 100) throw new Unfit('amount', 'must be at most 100 per cent');
  const isEntry = action === 'ENTER_LONG' || action === 'ENTER_SHORT';
  if (type === 'percentage_position' && isEntry) throw new Unfit('investmentType', 'must not be percentage_position for an entry');
  return { investmentType: type, amount: text };
}

function orderOf({ orderType = 'market', orderPriceOffset }: Form): Pick<ReadSignal, 'orderType' | 'offset'> {
  const type = orderType.trim().toLowerCase();
  if (type === 'market') return { orderType: 'market', offset: '0' };
  if (type !== 'limit') throw new Unfit('orderType', 'must be market or limit');
  const offset = orderPriceOffset === undefined ? '0' : plain(orderPriceOffset).replace(/%$/, '');
  if (!isDecimal(offset) || Number(offset) >= 100) throw new Unfit('orderPriceOffset', 'must be below 100 per cent');
  return { orderType: 'limit', offset };
}

function readForm(fields: Form): ReadSignal {
  const meaning = meaningOf(fields);
  const instrument = fields.instrument.trim();
  if (instrument === '' || instrument.length > 64) throw new Unfit('instrument', 'must name a market');
  return {
    action: meaning.action,
    instrument,
    timestampMs: timeMs(fields.timestamp),
    maxLagMs: lagMs(fields.maxLag),
    ...orderOf(fields),
    size: sizeOf(fields, meaning),
    includesClose: meaning.includesClose,
  };
}

function fieldsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const tokenOf = (fields: unknown): string | null =>
  typeof fields === 'object' && fields !== null && 'signalToken' in fields && typeof fields.signalToken === 'string'
    ? fields.signalToken.trim()
    : null;

/** Whatever type of content it was sent as: TradingView calls JSON plain text at times. */
export function readSignalMessage(text: string): SignalReading {
  const fields = fieldsOf(text);
  const token = tokenOf(fields);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return { token, problem: { field: 'message', reason: 'must be a JSON object' } };
  const known = z.safeParse(form, fields);
  if (!known.success) {
    const field = String(known.error.issues[0]?.path[0] ?? 'message');
    return { token, problem: { field, reason: field in fields ? 'must be text' : 'is missing' } };
  }
  try {
    return { token, read: readForm(known.data) };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { token, problem: { field: error.field, reason: error.message } };
  }
}

/** A market's name without the exchange before it, its line, the separators in it and what says that it is a perpetual. */
function bareName(name: string): string {
  const named = name.slice(name.lastIndexOf(':') + 1).toUpperCase();
  const joined = named.replace(/_S?[UDC]MCBL$|_SPBL$|\.P$/, '').replace(/[-_/. ]/g, '');
  return joined.replace(/SWAP$/, '').replace(/(USD[TC]?)PERP$/, '$1');
}

/** The one of some markets that an alert means: BTCUSDT, BTC-USDT-SWAP, BTCUSDT.P and BITGET:BTCUSDT.P are the same. Null: none of them. */
export function namedMarket<Market extends { readonly symbol: string }>(markets: readonly Market[], instrument: string): Market | null {
  const exact = markets.find(({ symbol }) => symbol === instrument.toUpperCase());
  return exact ?? markets.find(({ symbol }) => bareName(symbol) === bareName(instrument)) ?? null;
}
