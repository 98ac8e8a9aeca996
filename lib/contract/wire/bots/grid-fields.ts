// A grid in the words of the specification, and in ours: both ways.
import * as z from 'zod/mini';

import type { GridEdit, GridTerms } from '../../bots/grid/grid-terms.ts';
import { amount, flag, whole } from '../fields.ts';
import { endOperate, priceOrNone, startingFields } from './bot-fields.ts';

const directions = { positive: 'long', negative: 'short', neutral: 'neutral' } as const satisfies Record<string, GridTerms['direction']>;
const gridTypes = { long: 'positive', short: 'negative', neutral: 'neutral' } as const satisfies Record<GridTerms['direction'], string>;
const grades = ['0', '0.01', '0.02'] as const;

/** The terms alone; `gridPlacing` puts the market and the kind beside them. */
const termFields = {
  /** Intervals; 0 for infinity, whose distance intervalRate tells. */
  strategyNum: whole(0, 100_000),
  /** Left out: infinity. */
  strategyMaxPrice: z.optional(amount),
  strategyMinPrice: amount,
  tokenBaseInvestAmount: z._default(amount, '0'),
  tokenQuoteInvestAmount: z._default(amount, '0'),
  triggerPrice: z.optional(amount),
  /** 1 arithmetic, 2 geometric. */
  strategyModel: z._default(z.literal([1, 2], { error: 'must be 1 (arithmetic) or 2 (geometric)' }), 1),
  /** The first price may be so many per cent off: 0 any. */
  strategyModelGrade: z._default(z.literal([0, 1, 2], { error: 'must be 0, 1 or 2 (per cent)' }), 0),
  stopProfitPrice: z.optional(amount),
  stopLossPrice: z.optional(amount),
  /** positive buys first, negative sells first, neutral (contracts) opens nothing. */
  gridType: z._default(z.enum(['positive', 'negative', 'neutral'], { error: 'must be positive, negative or neutral' }), 'positive'),
  /** A moving grid stops here. */
  stopPrice: z.optional(amount),
  /** Ours from here on. Infinity: the distance of neighbouring levels as a share. */
  intervalRate: z.optional(amount),
  moving: z._default(flag, false),
  /** Contracts: buys (short: sells) at the start what the levels on the other side will close. */
  opensPosition: z._default(flag, true),
  trailingStopRate: z.optional(amount),
  reinvest: z._default(flag, false),
};

export const gridPlacing = {
  ...startingFields,
  strategyType: z.literal([1, 2, 21, 22], { error: 'must be 1, 2, 21 or 22' }),
  ...termFields,
};
const placing = z.object(gridPlacing);
/** The terms of a grid as they are told: the fields that a start takes, with their defaults filled in. */
export type GridFields = Omit<
  z.output<typeof placing>,
  'symbolId' | 'businessLine' | 'tokenId' | 'clientOid' | 'strategyAttribute' | 'aiId' | 'notices' | 'strategyType'
>;

export function toGridTerms(fields: GridFields): GridTerms {
  return {
    direction: directions[fields.gridType],
    spacing: fields.strategyModel === 2 ? 'geometric' : 'arithmetic',
    lowerPrice: fields.strategyMinPrice,
    upperPrice: fields.strategyMaxPrice ?? null,
    grids: fields.strategyNum,
    intervalRate: fields.intervalRate ?? null,
    baseInvestment: fields.tokenBaseInvestAmount,
    quoteInvestment: fields.tokenQuoteInvestAmount,
    leverage: fields.leverage,
    marginMode: fields.marginMode === 1 ? 'isolated' : 'cross',
    opensPosition: fields.opensPosition,
    triggerPrice: fields.triggerPrice ?? null,
    takeProfitPrice: fields.stopProfitPrice ?? null,
    stopLossPrice: fields.stopLossPrice ?? null,
    priceLimitRate: grades[fields.strategyModelGrade],
    sellsAtEnd: fields.endOperate === 1,
    moves: fields.moving,
    stopPrice: fields.stopPrice ?? null,
    trailingStopRate: fields.trailingStopRate ?? null,
    reinvests: fields.reinvest,
  };
}

/** The field of a start that says a term. */
export const gridFieldOf: Readonly<Record<keyof GridTerms, string>> = {
  direction: 'gridType',
  spacing: 'strategyModel',
  lowerPrice: 'strategyMinPrice',
  upperPrice: 'strategyMaxPrice',
  grids: 'strategyNum',
  intervalRate: 'intervalRate',
  baseInvestment: 'tokenBaseInvestAmount',
  quoteInvestment: 'tokenQuoteInvestAmount',
  leverage: 'leverage',
  marginMode: 'marginMode',
  opensPosition: 'opensPosition',
  triggerPrice: 'triggerPrice',
  takeProfitPrice: 'stopProfitPrice',
  stopLossPrice: 'stopLossPrice',
  priceLimitRate: 'strategyModelGrade',
  sellsAtEnd: 'endOperate',
  moves: 'moving',
  stopPrice: 'stopPrice',
  trailingStopRate: 'trailingStopRate',
  reinvests: 'reinvest',
};

/** Null stays out: a field that is absent has no value. */
const told = <Name extends string>(name: Name, value: string | null): { readonly [Key in Name]?: string } | Record<never, string> =>
  value === null ? {} : { [name]: value };

const gradeOf = (priceLimitRate: string): 0 | 1 | 2 => {
  if (priceLimitRate === grades[1]) return 1;
  return priceLimitRate === grades[2] ? 2 : 0;
};

export function fromGridTerms(terms: GridTerms): GridFields {
  return {
    strategyNum: terms.grids,
    strategyMinPrice: terms.lowerPrice,
    tokenBaseInvestAmount: terms.baseInvestment,
    tokenQuoteInvestAmount: terms.quoteInvestment,
    strategyModel: terms.spacing === 'geometric' ? 2 : 1,
    strategyModelGrade: gradeOf(terms.priceLimitRate),
    gridType: gridTypes[terms.direction],
    marginMode: terms.marginMode === 'isolated' ? 1 : 2,
    leverage: terms.leverage,
    endOperate: terms.sellsAtEnd ? 1 : 2,
    moving: terms.moves,
    opensPosition: terms.opensPosition,
    reinvest: terms.reinvests,
    ...told('strategyMaxPrice', terms.upperPrice),
    ...told('triggerPrice', terms.triggerPrice),
    ...told('stopProfitPrice', terms.takeProfitPrice),
    ...told('stopLossPrice', terms.stopLossPrice),
    ...told('stopPrice', terms.stopPrice),
    ...told('intervalRate', terms.intervalRate),
    ...told('trailingStopRate', terms.trailingStopRate),
  };
}

/** A change: what is left out stays, null takes a price away. */
export const gridEditing = {
  strategyNum: z.optional(whole(0, 100_000)),
  strategyMaxPrice: z.optional(amount),
  strategyMinPrice: z.optional(amount),
  stopProfitPrice: priceOrNone,
  stopLossPrice: priceOrNone,
  stopPrice: priceOrNone,
  trailingStopRate: priceOrNone,
  endOperate: z.optional(endOperate),
  moving: z.optional(flag),
  reinvest: z.optional(flag),
};
const editing = z.object(gridEditing);

export function toGridEdit(fields: z.output<typeof editing>): GridEdit {
  return {
    ...(fields.strategyNum === undefined ? {} : { grids: fields.strategyNum }),
    ...(fields.strategyMaxPrice === undefined ? {} : { upperPrice: fields.strategyMaxPrice }),
    ...(fields.strategyMinPrice === undefined ? {} : { lowerPrice: fields.strategyMinPrice }),
    ...(fields.stopProfitPrice === undefined ? {} : { takeProfitPrice: fields.stopProfitPrice }),
    ...(fields.stopLossPrice === undefined ? {} : { stopLossPrice: fields.stopLossPrice }),
    ...(fields.stopPrice === undefined ? {} : { stopPrice: fields.stopPrice }),
    ...(fields.trailingStopRate === undefined ? {} : { trailingStopRate: fields.trailingStopRate }),
    ...(fields.endOperate === undefined ? {} : { sellsAtEnd: fields.endOperate === 1 }),
    ...(fields.moving === undefined ? {} : { moves: fields.moving }),
    ...(fields.reinvest === undefined ? {} : { reinvests: fields.reinvest }),
  };
}
