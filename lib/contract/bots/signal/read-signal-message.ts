// Reads the messages of alerts: in the published forms, in those of common bridges, or as a bot's own mapping says.
import type { BotTerms } from '../bot-terms.ts';
import type { SignalAlert, SignalNaming } from './signal-alert.ts';
import {
  canonicalText,
  type GivenField,
  givenField,
  isBaseAmount,
  parsedMessage,
  type SignalForm,
  signalFormOf,
  Unfit,
} from './signal-form.ts';
import type { SignalMapping } from './signal-mapping.ts';
import { readMeaning, type Meaning } from './signal-meaning.ts';
import { type SignalSize, signalSizeTypes } from './signal-terms.ts';

/** The way in which a bot's alerts are read. */
export type ReadAs = {
  /** The entries that it takes: they say what a plain buy and sell are. */
  readonly direction: 'long' | 'short' | 'both';
  /** Null: by the usual names. */
  readonly mapping: SignalMapping | null;
};

/** The parts that tell a message from others: its id, all its fields, or (without a time) its very text, for some seconds. */
export type SignalIdentity = { readonly by: SignalNaming; readonly text: string };

/** A message that was understood: the alert, but for the market, which is named in whichever way its sender has. */
type ReadSignal = Omit<SignalAlert, 'symbol' | 'source' | 'named' | 'timestampMs'> & {
  readonly instrument: string;
  /** Null: it states none; the moment of its arrival counts. */
  readonly timestampMs: number | null;
};

/** A message that was not: the field that does not do, and why, written to follow its name. */
type SignalProblem = { readonly field: string; readonly reason: string };

export type SignalReading = {
  /** Null: it brings none. */
  readonly token: string | null;
} & ({ readonly read: ReadSignal; readonly identity: SignalIdentity } | { readonly problem: SignalProblem });

/** The age up to which an alert is taken where it says nothing, and the longest that it may say, in seconds. */
export const signalLag = { usual: 60, longest: 3600 } as const;

const usually: ReadAs = { direction: 'both', mapping: null };

/** As a bot with these terms reads them; other bots get none. */
export const readsAs = (bot: BotTerms): ReadAs =>
  bot.kind === 'signal' ? { direction: bot.terms.direction, mapping: bot.terms.mapping ?? null } : usually;

/** A number of JSON as plain decimal text: TradingView writes small sizes with an exponent. */
function plain(text: string): string {
  const written = /^\d+(\.\d+)?e([+-]?\d{1,2})$/i.exec(text);
  return written === null ? text : Number(text).toFixed(Math.min(20, (written[1]?.length ?? 1) + Math.max(0, -Number(written[2])) - 1));
}

const isDecimal = (text: string): boolean => text.length <= 40 && /^(0|[1-9]\d*)(\.\d+)?$/.test(text);

/** Digits count milliseconds, or seconds where they are few; otherwise it is a time as ISO 8601 writes it. */
function timeMs({ name, value: text }: GivenField): number {
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  const isWritten = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/.test(text);
  // Without a zone it is told in UTC.
  const ms = isWritten ? Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text.replace(' ', 'T')}Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw new Unfit(name ?? 'timestamp', 'must be a time');
  return ms;
}

function lagMs(given: GivenField | undefined): number {
  const text = given?.value ?? String(signalLag.usual);
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (seconds < 1 || seconds > signalLag.longest)
    throw new Unfit(given?.name ?? 'maxLag', `must be from 1 to ${signalLag.longest} seconds`);
  return seconds * 1000;
}

const isSizeType = (text: string): text is SignalSize['investmentType'] => signalSizeTypes.some((type) => type === text);

/** Base coins are what contracts of this exchange are counted in. */
const measureOf = (word: string): string => (word === 'base' ? 'contract' : word);

function sizeOf(form: SignalForm, { action, isFull }: Meaning): SignalSize | null {
  const [kind, given] = [form.get('investmentType'), form.get('amount')];
  if (isFull || (kind === undefined && given === undefined)) return null;
  const kindName = kind?.name ?? 'investmentType';
  const type = kind === undefined ? (given !== undefined && isBaseAmount(given) ? 'contract' : '') : measureOf(kind.value);
  if (!isSizeType(type)) throw new Unfit(kindName, `must be base or ${signalSizeTypes.join(', ')}`);
  const name = given?.name ?? 'amount';
  const text = given === undefined ? '' : plain(given.value).replace(/%$/, '');
  if (!isDecimal(text) || Number(text) === 0) throw new Unfit(name, 'must be above zero');
  if (type.startsWith('percentage') && Number(text) > 100) throw new Unfit(name, 'must be at most 100 per cent');
  const isEntry = action === 'ENTER_LONG' || action === 'ENTER_SHORT';
  if (type === 'percentage_position' && isEntry) throw new Unfit(kindName, 'must not be percentage_position for an entry');
  return { investmentType: type, amount: text };
}

function orderOf(form: SignalForm): Pick<ReadSignal, 'orderType' | 'offset'> {
  const [kind, given] = [form.get('orderType'), form.get('orderPriceOffset')];
  const type = kind?.value.toLowerCase() ?? 'market';
  if (type === 'market') return { orderType: 'market', offset: '0' };
  if (type !== 'limit') throw new Unfit(kind?.name ?? 'orderType', 'must be market or limit');
  const offset = given === undefined ? '0' : plain(given.value).replace(/%$/, '');
  if (!isDecimal(offset) || Number(offset) >= 100) throw new Unfit(given?.name ?? 'orderPriceOffset', 'must be below 100 per cent');
  return { orderType: 'limit', offset };
}

function readForm(form: SignalForm, { direction, mapping }: ReadAs): ReadSignal {
  const instrument = form.get('instrument');
  if (!form.has('action')) throw new Unfit('action', 'is missing');
  if (instrument === undefined) throw new Unfit('instrument', 'is missing');
  const meaning = readMeaning(form, direction, mapping?.words ?? {});
  if (instrument.value.length > 64) throw new Unfit(instrument.name ?? 'instrument', 'must name a market');
  const time = form.get('timestamp');
  return {
    action: meaning.action,
    instrument: instrument.value,
    timestampMs: time === undefined ? null : timeMs(time),
    maxLagMs: lagMs(form.get('maxLag')),
    ...orderOf(form),
    size: sizeOf(form, meaning),
    includesClose: meaning.includesClose,
    ...(meaning.stated === null ? {} : { stated: meaning.stated }),
  };
}

function identityOf(text: string, sent: object, form: SignalForm, mapping: SignalMapping | null): SignalIdentity {
  if (!form.has('timestamp')) return { by: 'bytes', text };
  const id = form.get('id');
  return id === undefined || id.name === null ? { by: 'fields', text: canonicalText(sent, mapping) } : { by: 'id', text: id.value };
}

function tokenOf(sent: object, mapping: SignalMapping | null): string | null {
  try {
    return givenField(sent, 'signalToken', mapping)?.value ?? null;
  } catch {
    return null;
  }
}

/** Whatever type of content it was sent as: TradingView calls JSON plain text at times. */
export function readSignalMessage(text: string, as: ReadAs = usually): SignalReading {
  const sent = parsedMessage(text);
  if (sent === null) return { token: null, problem: { field: 'message', reason: 'must be a JSON object' } };
  const token = tokenOf(sent, as.mapping);
  try {
    const form = signalFormOf(sent, as.mapping);
    return { token, read: readForm(form, as), identity: identityOf(text, sent, form, as.mapping) };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { token, problem: { field: error.field, reason: error.message } };
  }
}
