// An arbitrage bot in the words of calls: both ways.
import * as z from 'zod/mini';

import { arbitrageDirection, type ArbitrageEdit, arbitragePlacement, type ArbitrageTerms } from '../../bots/arbitrage/arbitrage-terms.ts';
import { botNotices } from '../../bots/bot-notices.ts';
import { amount, clientOid, symbolId, whole } from '../fields.ts';
import { signedText } from '../signed-text.ts';
import { endOperate, priceOrNone } from './bot-fields.ts';

const signedOrNone = z.optional(z.nullable(signedText));

export const arbitragePlacing = {
  /** The pair of spot; its perpetual is found by its coins. */
  symbolId,
  /** Started twice under one name, there is one bot. */
  clientOid: z.optional(clientOid),
  notices: z.optional(botNotices),
  /** positive: coins bought and the perpetual sold short. negative: borrowed coins sold and the perpetual bought. */
  direction: z._default(arbitrageDirection, 'positive'),
  investAmount: amount,
  leverage: z._default(whole(1, 3), 2),
  /** In quote coins. */
  blockSize: amount,
  placeType: z._default(arbitragePlacement, 'market'),
  takeProfit: priceOrNone,
  /** A share a year, and the settlements in a row that may pay less. */
  minApr: priceOrNone,
  minAprSettlements: z._default(whole(1, 100), 3),
  exitBasis: signedOrNone,
  endOperate: z._default(endOperate, 1),
};
const placing = z.object(arbitragePlacing);
export type ArbitrageFields = Omit<z.output<typeof placing>, 'symbolId' | 'clientOid' | 'notices'>;

export const toArbitrageTerms = (fields: ArbitrageFields): ArbitrageTerms => ({
  direction: fields.direction,
  investment: fields.investAmount,
  leverage: fields.leverage,
  sliceAmount: fields.blockSize,
  placement: fields.placeType,
  takeProfit: fields.takeProfit ?? null,
  minApr: fields.minApr ?? null,
  minAprSettlements: fields.minAprSettlements,
  exitBasis: fields.exitBasis ?? null,
  sellsAtEnd: fields.endOperate === 1,
});

export const fromArbitrageTerms = (terms: ArbitrageTerms): ArbitrageFields => ({
  direction: terms.direction ?? 'positive',
  investAmount: terms.investment,
  leverage: terms.leverage,
  blockSize: terms.sliceAmount,
  placeType: terms.placement,
  takeProfit: terms.takeProfit,
  minApr: terms.minApr,
  minAprSettlements: terms.minAprSettlements,
  exitBasis: terms.exitBasis,
  endOperate: terms.sellsAtEnd ? 1 : 2,
});

/** The field of a start that says a term. */
export const arbitrageFieldOf: Readonly<Record<string, string>> = {
  investment: 'investAmount',
  sliceAmount: 'blockSize',
  placement: 'placeType',
  sellsAtEnd: 'endOperate',
  market: 'symbolId',
};

/** A change: what is left out stays, null takes an exit away. */
export const arbitrageEditing = {
  blockSize: z.optional(amount),
  placeType: z.optional(arbitragePlacement),
  takeProfit: priceOrNone,
  minApr: priceOrNone,
  minAprSettlements: z.optional(whole(1, 100)),
  exitBasis: signedOrNone,
  endOperate: z.optional(endOperate),
};
const editing = z.object(arbitrageEditing);

export function toArbitrageEdit(fields: z.output<typeof editing>): ArbitrageEdit {
  const { blockSize, placeType, takeProfit, minApr, minAprSettlements, exitBasis, endOperate: end } = fields;
  return {
    ...(blockSize === undefined ? {} : { sliceAmount: blockSize }),
    ...(placeType === undefined ? {} : { placement: placeType }),
    ...(takeProfit === undefined ? {} : { takeProfit }),
    ...(minApr === undefined ? {} : { minApr }),
    ...(minAprSettlements === undefined ? {} : { minAprSettlements }),
    ...(exitBasis === undefined ? {} : { exitBasis }),
    ...(end === undefined ? {} : { sellsAtEnd: end === 1 }),
  };
}
