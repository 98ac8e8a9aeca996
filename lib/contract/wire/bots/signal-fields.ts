// A signal bot in the words of calls, and in ours: both ways.
import * as z from 'zod/mini';

import { type SignalEdit, type SignalTerms, signalSizeTypes } from '../../bots/signal/signal-terms.ts';
import { marginMode } from '../contract-fields.ts';
import { amount, clientOid, flag, symbolId, whole } from '../fields.ts';
import { endOperate, priceOrNone } from './bot-fields.ts';

const direction = z.enum(['long', 'short', 'both'], { error: 'must be long, short or both' });
const entries = z.enum(['single', 'multiple'], { error: 'must be single or multiple' });
const sizeType = z.enum(signalSizeTypes, { error: `must be ${signalSizeTypes.join(', ')}` });

const termFields = {
  direction: z._default(direction, 'both'),
  investAmount: amount,
  /** The size of an entry whose alert names none; left out: 100 % of what is free with one market, 50 % with several. */
  investmentType: z.optional(sizeType),
  amount: z.optional(amount),
  /** The value of a position is at most this. */
  maxPosition: z.optional(amount),
  /** single leaves an entry into what is held alone, multiple adds to it. */
  entries: z._default(entries, 'single'),
  limitOrders: z._default(flag, true),
  /** Shares of the average price. */
  targetProfit: z.optional(amount),
  targetLoss: z.optional(amount),
  /** 1 isolated, 2 cross. */
  marginMode: z._default(marginMode, 1),
  leverage: z._default(whole(1, 200), 1),
  endOperate: z._default(endOperate, 1),
};

export const signalPlacing = {
  strategyType: z._default(z.literal(20, { error: 'must be 20' }), 20),
  /** Contracts of one margin coin, or spot pairs of one quote coin. */
  symbols: z
    .array(symbolId, { error: 'must be a list of symbols' })
    .check(z.minLength(1, 'must name a market'), z.maxLength(20, 'has more than 20 markets')),
  /** Started twice under one name, there is one bot. */
  clientOid: z.optional(clientOid),
  ...termFields,
};
const placing = z.object(signalPlacing);
type SignalFields = Omit<z.output<typeof placing>, 'strategyType' | 'symbols' | 'clientOid'>;

export function toSignalTerms(fields: SignalFields): SignalTerms {
  const { investmentType, amount: size } = fields;
  return {
    direction: fields.direction,
    investment: fields.investAmount,
    leverage: fields.leverage,
    marginMode: fields.marginMode === 1 ? 'isolated' : 'cross',
    defaultSize: investmentType === undefined || size === undefined ? null : { investmentType, amount: size },
    maxPosition: fields.maxPosition ?? null,
    entries: fields.entries,
    limitOrders: fields.limitOrders,
    takeProfitRate: fields.targetProfit ?? null,
    stopLossRate: fields.targetLoss ?? null,
    sellsAtEnd: fields.endOperate === 1,
  };
}

export function fromSignalTerms(terms: SignalTerms): SignalFields {
  const { defaultSize, maxPosition, takeProfitRate, stopLossRate } = terms;
  return {
    direction: terms.direction,
    investAmount: terms.investment,
    entries: terms.entries,
    limitOrders: terms.limitOrders,
    marginMode: terms.marginMode === 'isolated' ? 1 : 2,
    leverage: terms.leverage,
    endOperate: terms.sellsAtEnd ? 1 : 2,
    ...defaultSize,
    ...(maxPosition === null ? {} : { maxPosition }),
    ...(takeProfitRate === null ? {} : { targetProfit: takeProfitRate }),
    ...(stopLossRate === null ? {} : { targetLoss: stopLossRate }),
  };
}

/** Why the fields name no one size; null: they do. Written to follow the name of `amount`. */
export const sizeProblem = ({ investmentType, amount: size }: Pick<SignalFields, 'investmentType' | 'amount'>): string | null =>
  (investmentType === undefined) === (size === undefined) ? null : 'needs investmentType, and the other way round';

/** The field of a start that says a term. */
export const signalFieldOf: Readonly<Record<keyof Required<SignalTerms>, string>> = {
  direction: 'direction',
  investment: 'investAmount',
  leverage: 'leverage',
  marginMode: 'marginMode',
  defaultSize: 'amount',
  maxPosition: 'maxPosition',
  entries: 'entries',
  limitOrders: 'limitOrders',
  takeProfitRate: 'targetProfit',
  stopLossRate: 'targetLoss',
  sellsAtEnd: 'endOperate',
  mapping: 'mapping',
};

/** A change: what is left out stays, null takes a limit away. */
export const signalEditing = {
  direction: z.optional(direction),
  /** Both, or null for both. */
  investmentType: z.optional(z.nullable(sizeType)),
  amount: priceOrNone,
  maxPosition: priceOrNone,
  entries: z.optional(entries),
  limitOrders: z.optional(flag),
  targetProfit: priceOrNone,
  targetLoss: priceOrNone,
  endOperate: z.optional(endOperate),
};
const editing = z.object(signalEditing);

function sizeEdit({ investmentType, amount: size }: z.output<typeof editing>): Pick<SignalEdit, 'defaultSize'> {
  if (investmentType === undefined || size === undefined) return {};
  return { defaultSize: investmentType === null || size === null ? null : { investmentType, amount: size } };
}

export function toSignalEdit(fields: z.output<typeof editing>): SignalEdit {
  return {
    ...sizeEdit(fields),
    ...(fields.direction === undefined ? {} : { direction: fields.direction }),
    ...(fields.maxPosition === undefined ? {} : { maxPosition: fields.maxPosition }),
    ...(fields.entries === undefined ? {} : { entries: fields.entries }),
    ...(fields.limitOrders === undefined ? {} : { limitOrders: fields.limitOrders }),
    ...(fields.targetProfit === undefined ? {} : { takeProfitRate: fields.targetProfit }),
    ...(fields.targetLoss === undefined ? {} : { stopLossRate: fields.targetLoss }),
    ...(fields.endOperate === undefined ? {} : { sellsAtEnd: fields.endOperate === 1 }),
  };
}
