// The kinds of bots that can be started. A type of strategy without its kind does not compile.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, BotKindId } from './bot-kind.ts';
import { arbitrageKinds } from './arbitrage/arbitrage-kinds.ts';
import { copyKinds } from './copy/copy-kinds.ts';
import { ctaKinds } from './cta/cta-kinds.ts';
import { gridKinds } from './grid/grid-kinds.ts';
import { martingaleKinds } from './martingale/martingale-kinds.ts';
import { portfolioKinds } from './portfolio/portfolio-kinds.ts';
import { regularKinds } from './regular/regular-kinds.ts';
import { signalKinds } from './signal/signal-kinds.ts';
import { wiseKinds } from './wise/wise-kinds.ts';

export const botKinds: Readonly<Record<BotKindId, BotKind>> = {
  ...gridKinds,
  ...martingaleKinds,
  ...regularKinds,
  ...portfolioKinds,
  ...ctaKinds,
  ...wiseKinds,
  ...arbitrageKinds,
  ...signalKinds,
  ...copyKinds,
};

const isKindId = (name: string): name is BotKindId => name in botKinds;
const allIds: readonly BotKindId[] = Object.keys(botKinds).filter(isKindId);
/** Those with a page of their own, in the order in which they are listed. */
export const botKindIds: readonly BotKindId[] = allIds.filter((id) => botKinds[id].sharesPage !== true);

export const kindOfType = (strategyType: StrategyType): BotKindId =>
  allIds.find((id) => botKinds[id].strategyType === strategyType) ?? 'spotGrid';

/** The page on which a bot of the kind is made. `name`: of the market, as addresses have it. */
export function createPath(kind: BotKindId, name: string): string {
  const { place, path, hasMarketPages } = botKinds[kind];
  return ['/trading-bot', ...(hasMarketPages ? [place, name] : []), ...(path === '' ? [] : [path])].join('/');
}

/** The same page with another market, whose name stands for {symbol}. */
export const marketAddress = (kind: BotKindId): string =>
  botKinds[kind].hasMarketPages ? createPath(kind, '{symbol}') : `${createPath(kind, '')}?market={symbol}`;
