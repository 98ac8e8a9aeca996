// A portfolio in the words of calls, and in ours: both ways.
import * as z from 'zod/mini';

import type { PortfolioEdit, PortfolioMode, PortfolioTerms } from '../../bots/portfolio/portfolio-terms.ts';
import { amount, clientOid, coin, whole } from '../fields.ts';
import { endOperate, priceOrNone } from './bot-fields.ts';

const balanceType = z.literal([1, 2, 3], { error: 'must be 1 (proportional), 2 (timed) or 3 (unbalanced)' });

/** Weights are shares: 0.25 is 25 %. */
const coins = z.array(z.object({ coin, weight: amount }), { error: 'must be a list of coins with their weights' });

const modeFields = {
  /** 1 as soon as a coin is so far from its target, 2 once in so many minutes, 3 never. */
  balanceType: z.optional(balanceType),
  /** 1: a share of the target. */
  threshold: z.optional(amount),
  /** 2. */
  intervalMinutes: z.optional(whole(0, 1_000_000)),
};

export const portfolioPlacing = {
  strategyType: z._default(z.literal(19, { error: 'must be 19' }), 19),
  /** Started twice under one name, there is one bot. */
  clientOid: z.optional(clientOid),
  coins,
  ...modeFields,
  /** In USDT. */
  investAmount: amount,
  /** Shares of all that was put in. */
  targetProfit: z.optional(amount),
  targetLoss: z.optional(amount),
  endOperate: z._default(endOperate, 1),
};
const placing = z.object(portfolioPlacing);
export type PortfolioFields = Omit<z.output<typeof placing>, 'strategyType' | 'clientOid'>;

type ModeFields = Pick<PortfolioFields, 'balanceType' | 'threshold' | 'intervalMinutes'>;

/** Why the fields name no one mode, at the field that it is about; null: they do. Written to follow the field's name. */
export function modeProblem({ balanceType: by, threshold, intervalMinutes }: ModeFields): { field: string; reason: string } | null {
  if (by === undefined && (threshold ?? intervalMinutes) !== undefined) return { field: 'balanceType', reason: 'is missing' };
  if (by === 1 && threshold === undefined) return { field: 'threshold', reason: 'is missing' };
  if (by === 2 && intervalMinutes === undefined) return { field: 'intervalMinutes', reason: 'is missing' };
  if (by !== 1 && threshold !== undefined) return { field: 'threshold', reason: 'belongs to balanceType 1' };
  if (by !== 2 && intervalMinutes !== undefined) return { field: 'intervalMinutes', reason: 'belongs to balanceType 2' };
  return null;
}

function modeOf({ balanceType: by, threshold = '0', intervalMinutes = 0 }: ModeFields): PortfolioMode {
  if (by === 1) return { by: 'proportional', threshold };
  return by === 2 ? { by: 'timed', intervalMinutes } : { by: 'unbalanced' };
}

export function modeFieldsOf(mode: PortfolioMode): ModeFields {
  if (mode.by === 'proportional') return { balanceType: 1, threshold: mode.threshold };
  return mode.by === 'timed' ? { balanceType: 2, intervalMinutes: mode.intervalMinutes } : { balanceType: 3 };
}

export const toPortfolioTerms = (fields: PortfolioFields): PortfolioTerms => ({
  coins: fields.coins,
  mode: modeOf(fields),
  investment: fields.investAmount,
  takeProfitRate: fields.targetProfit ?? null,
  stopLossRate: fields.targetLoss ?? null,
  sellsAtEnd: fields.endOperate === 1,
});

export const fromPortfolioTerms = (terms: PortfolioTerms): PortfolioFields => ({
  coins: terms.coins,
  ...modeFieldsOf(terms.mode),
  investAmount: terms.investment,
  ...(terms.takeProfitRate === null ? {} : { targetProfit: terms.takeProfitRate }),
  ...(terms.stopLossRate === null ? {} : { targetLoss: terms.stopLossRate }),
  endOperate: terms.sellsAtEnd ? 1 : 2,
});

/** The field of a start that says a term. */
export const portfolioFieldOf: Readonly<Record<keyof PortfolioTerms, string>> = {
  coins: 'coins',
  mode: 'balanceType',
  investment: 'investAmount',
  takeProfitRate: 'targetProfit',
  stopLossRate: 'targetLoss',
  sellsAtEnd: 'endOperate',
};

/** A change: what is left out stays, null takes an exit away. */
export const portfolioEditing = {
  coins: z.optional(coins),
  ...modeFields,
  targetProfit: priceOrNone,
  targetLoss: priceOrNone,
  endOperate: z.optional(endOperate),
};
const editing = z.object(portfolioEditing);

export const toPortfolioEdit = (fields: z.output<typeof editing>): PortfolioEdit => ({
  ...(fields.coins === undefined ? {} : { coins: fields.coins }),
  ...(fields.balanceType === undefined ? {} : { mode: modeOf(fields) }),
  ...(fields.targetProfit === undefined ? {} : { takeProfitRate: fields.targetProfit }),
  ...(fields.targetLoss === undefined ? {} : { stopLossRate: fields.targetLoss }),
  ...(fields.endOperate === undefined ? {} : { sellsAtEnd: fields.endOperate === 1 }),
});
