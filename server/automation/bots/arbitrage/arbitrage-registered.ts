// Arbitrage bots as the exchange has registered them.
import { firstArbitrageTerms, type ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { manyMarketsEntry } from '../../instances/run-kind.ts';
import { kindTypes } from '../kind-types.ts';
import type { RegisteredKind, WithdrawableProfit } from '../registered-kind.ts';
import { atMost, profitAboveInvested } from '../withdrawable-profit.ts';
import { arbitrageKind } from './arbitrage-kind.ts';

/** Funding that was received, as far as the worth is above what was put in. Moved margin counts as put in: it is never too much. */
const withdrawableProfit: WithdrawableProfit = (bot, free) =>
  atMost(BigInt(bot.figures.matchedUnits), atMost(profitAboveInvested(bot, free), free));

export const arbitrageRegistered: RegisteredKind<ArbitrageTerms> = {
  entryOf: (line) => manyMarketsEntry(arbitrageKind, kindTypes('arbitrage', line)),
  neededCoins: ({ investment }) => ({ base: '0', quote: investment }),
  withdrawableProfit,
  firstTerms: () => firstArbitrageTerms,
};
