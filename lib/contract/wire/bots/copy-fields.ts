// A copy of a leader in the words of calls, and in ours: both ways.
import * as z from 'zod/mini';

import type { CopyEdit, CopyMarket, CopySizing, CopyTerms } from '../../bots/copy/copy-terms.ts';
import { botNotices } from '../../bots/bot-notices.ts';
import { marginMode } from '../contract-fields.ts';
import { amount, clientOid, flag, rowId, symbolId, whole } from '../fields.ts';
import { symbolIdOf } from '../orders/spot-order.ts';
import { endOperate, priceOrNone } from './bot-fields.ts';

const copyTypes = ['amount', 'multiplier', 'quantity', 'equity'] as const;
const copyType = z.enum(copyTypes, { error: `must be ${copyTypes.join(', ')}` });
const leverage = whole(1, 200);

/** The account of somebody who leads. */
export const leaderId = rowId('must be the number of an account');

/** Settings that a market may have of its own. Left out: leverage and margin mode of the leader, no limits. */
const settingFields = {
  leverage: z.optional(leverage),
  /** 1 isolated, 2 cross. */
  marginMode: z.optional(marginMode),
  /** The value of a position is at most this. */
  maxAmount: z.optional(amount),
  /** Shares of the average price. */
  targetProfit: z.optional(amount),
  targetLoss: z.optional(amount),
};
const settings = z.object(settingFields);
type Settings = z.output<typeof settings>;

const marketFields = z.object({ symbolId, isLeftOut: z._default(flag, false), ...settingFields });
const markets = z.array(marketFields, { error: 'must be a list of markets' }).check(z.maxLength(50, 'has more than 50 markets'));

const termFields = {
  /** Money (contracts: margin) for all copies together. */
  investAmount: amount,
  copyType: z._default(copyType, 'equity'),
  /** Money behind each copy, times the leader’s quantity, or base coins; equity has none. */
  copyValue: z.optional(amount),
  ...settingFields,
  /** Share of the leader’s price by which a copy may be worse. */
  maxSlippage: z._default(amount, '0.005'),
  /** Shares of what was put in, and of what it was worth at midnight (UTC). */
  totalLoss: z.optional(amount),
  dailyLoss: z.optional(amount),
  mirrorsMargin: z._default(flag, false),
  endOperate: z._default(endOperate, 1),
  markets: z._default(markets, []),
};

const strategyType = z.literal([31, 32], { error: 'must be 31 (spot) or 32 (contracts)' });

/** Fields of both: the preview, and the start. */
export const copyPlacing = {
  strategyType,
  /** One of the markets of the leader’s line: money is told in its coin. */
  symbolId,
  ...termFields,
};

export const copyStarting = {
  ...copyPlacing,
  leaderId,
  /** The share of profit that one has agreed to, in per cent: more is refused. */
  profitShare: z._default(whole(0, 100), 0),
  notices: z.optional(botNotices),
  /** Followed twice under one name, there is one copy. */
  clientOid: z.optional(clientOid),
};

const terms = z.object(termFields);
type CopyFields = z.output<typeof terms>;
type Sized = Pick<CopyFields, 'copyType' | 'copyValue'>;

/** Why the fields name no one size; null: they do. Written to follow the name of `copyValue`. */
export const copySizeProblem = ({
  copyType: by,
  copyValue,
}: {
  readonly copyType?: string | undefined;
  readonly copyValue?: string | undefined;
}): string | null => {
  if (by === 'equity') return copyValue === undefined ? null : 'is not told with equity';
  return (by === undefined) === (copyValue === undefined) ? null : 'needs copyType, and the other way round';
};

/** `copyValue` is there where it is needed: `copySizeProblem` says so. */
function sizingOf({ copyType: by, copyValue = '0' }: Sized): CopySizing {
  if (by === 'equity') return { by };
  if (by === 'multiplier') return { by, multiplier: copyValue };
  return by === 'amount' ? { by, amount: copyValue } : { by, quantity: copyValue };
}

const sizeFields = (sizing: CopySizing): Sized => {
  if (sizing.by === 'equity') return { copyType: sizing.by };
  if (sizing.by === 'multiplier') return { copyType: sizing.by, copyValue: sizing.multiplier };
  return { copyType: sizing.by, copyValue: sizing.by === 'amount' ? sizing.amount : sizing.quantity };
};

const modeOf = (mode: 1 | 2 | undefined): CopyMarket['marginMode'] => (mode === undefined ? 'leader' : mode === 1 ? 'isolated' : 'cross');

const toSettings = (fields: Settings): Omit<CopyMarket, 'symbol' | 'isLeftOut'> => ({
  leverage: fields.leverage ?? null,
  marginMode: modeOf(fields.marginMode),
  maxAmount: fields.maxAmount ?? null,
  takeProfitRate: fields.targetProfit ?? null,
  stopLossRate: fields.targetLoss ?? null,
});

const fromSettings = (of: Omit<CopyMarket, 'symbol' | 'isLeftOut'>): Settings => ({
  ...(of.leverage === null ? {} : { leverage: of.leverage }),
  ...(of.marginMode === 'leader' ? {} : { marginMode: of.marginMode === 'isolated' ? 1 : 2 }),
  ...(of.maxAmount === null ? {} : { maxAmount: of.maxAmount }),
  ...(of.takeProfitRate === null ? {} : { targetProfit: of.takeProfitRate }),
  ...(of.stopLossRate === null ? {} : { targetLoss: of.stopLossRate }),
});

const toMarkets = (list: CopyFields['markets']): CopyTerms['markets'] =>
  list.map(({ symbolId: id, isLeftOut, ...of }) => ({ symbol: id.replace(/_SPBL$/, ''), isLeftOut, ...toSettings(of) }));

export const toCopyTerms = (fields: CopyFields): CopyTerms => ({
  investment: fields.investAmount,
  sizing: sizingOf(fields),
  ...toSettings(fields),
  maxSlippage: fields.maxSlippage,
  totalStopRate: fields.totalLoss ?? null,
  dailyStopRate: fields.dailyLoss ?? null,
  mirrorsMargin: fields.mirrorsMargin,
  sellsAtEnd: fields.endOperate === 1,
  markets: toMarkets(fields.markets),
});

export const fromCopyTerms = (of: CopyTerms): CopyFields => ({
  investAmount: of.investment,
  ...sizeFields(of.sizing),
  ...fromSettings(of),
  maxSlippage: of.maxSlippage,
  ...(of.totalStopRate === null ? {} : { totalLoss: of.totalStopRate }),
  ...(of.dailyStopRate === null ? {} : { dailyLoss: of.dailyStopRate }),
  mirrorsMargin: of.mirrorsMargin,
  endOperate: of.sellsAtEnd ? 1 : 2,
  markets: of.markets.map(({ symbol, isLeftOut, ...more }) => ({ symbolId: symbolIdOf(symbol), isLeftOut, ...fromSettings(more) })),
});

/** The field of a start that says a term. */
export const copyFieldOf: Readonly<Record<keyof CopyTerms, string>> = {
  investment: 'investAmount',
  sizing: 'copyValue',
  leverage: 'leverage',
  marginMode: 'marginMode',
  maxAmount: 'maxAmount',
  takeProfitRate: 'targetProfit',
  stopLossRate: 'targetLoss',
  maxSlippage: 'maxSlippage',
  totalStopRate: 'totalLoss',
  dailyStopRate: 'dailyLoss',
  mirrorsMargin: 'mirrorsMargin',
  sellsAtEnd: 'endOperate',
  markets: 'markets',
};

/** A change: what is left out stays, null takes a limit away (leverage and margin mode: the leader’s). */
export const copyEditing = {
  copyType: z.optional(copyType),
  copyValue: z.optional(amount),
  leverage: z.optional(z.nullable(leverage)),
  marginMode: z.optional(z.nullable(marginMode)),
  maxAmount: priceOrNone,
  targetProfit: priceOrNone,
  targetLoss: priceOrNone,
  maxSlippage: z.optional(amount),
  totalLoss: priceOrNone,
  dailyLoss: priceOrNone,
  mirrorsMargin: z.optional(flag),
  endOperate: z.optional(endOperate),
  markets: z.optional(markets),
};
const editing = z.object(copyEditing);

export const toCopyEdit = (fields: z.output<typeof editing>): CopyEdit => ({
  ...(fields.copyType === undefined ? {} : { sizing: sizingOf({ copyType: fields.copyType, copyValue: fields.copyValue }) }),
  ...(fields.leverage === undefined ? {} : { leverage: fields.leverage }),
  ...(fields.marginMode === undefined ? {} : { marginMode: modeOf(fields.marginMode ?? undefined) }),
  ...(fields.maxAmount === undefined ? {} : { maxAmount: fields.maxAmount }),
  ...(fields.targetProfit === undefined ? {} : { takeProfitRate: fields.targetProfit }),
  ...(fields.targetLoss === undefined ? {} : { stopLossRate: fields.targetLoss }),
  ...(fields.maxSlippage === undefined ? {} : { maxSlippage: fields.maxSlippage }),
  ...(fields.totalLoss === undefined ? {} : { totalStopRate: fields.totalLoss }),
  ...(fields.dailyLoss === undefined ? {} : { dailyStopRate: fields.dailyLoss }),
  ...(fields.mirrorsMargin === undefined ? {} : { mirrorsMargin: fields.mirrorsMargin }),
  ...(fields.endOperate === undefined ? {} : { sellsAtEnd: fields.endOperate === 1 }),
  ...(fields.markets === undefined ? {} : { markets: toMarkets(fields.markets) }),
});
