// The markets that a bot of a kind may have together.
import type { StrategyLine } from '#lib/contract/bots/terms-kind.ts';

import type { BotMarket } from '../bot-kind.ts';
import type { KindEntry } from './run-kind.ts';

/** Markets of one bot. */
const marketLimit = 20;

const isContract = ({ rules }: BotMarket): boolean => rules.contract !== undefined;

/** The rule for the markets of a bot, by the line of the kind. */
const lines: Readonly<Record<StrategyLine, (markets: readonly BotMarket[]) => boolean>> = {
  spot: (markets) => !markets.some(isContract),
  futures: (markets) => markets.every(isContract),
  'spot-or-futures': (markets) => new Set(markets.map(isContract)).size === 1,
  'spot-and-futures': ([spot, contract, ...others]) =>
    spot !== undefined && !isContract(spot) && contract !== undefined && isContract(contract) && others.length === 0,
};

/** True: as many as the kind can have, each once, of its line, and all of one quote coin (contracts: margin coin). */
export function fitsLine({ line, hasManyMarkets }: Pick<KindEntry, 'line' | 'hasManyMarkets'>, markets: readonly BotMarket[]): boolean {
  const limit = hasManyMarkets ? marketLimit : 1;
  if (markets.length === 0 || markets.length > limit) return false;
  if (new Set(markets.map(({ marketId }) => marketId)).size < markets.length) return false;
  return lines[line](markets) && markets.every(({ quote }) => quote.assetId === markets[0]?.quote.assetId);
}
