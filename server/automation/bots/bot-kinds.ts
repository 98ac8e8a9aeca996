// The kinds of bots that the exchange runs: the one list that it has of them. A kind of the contract that is missing does not compile.
import type { BotTerms, TermsByKind } from '#lib/contract/bots/bot-terms.ts';
import { strategyKindOf, strategyTypes } from '#lib/contract/bots/strategy-kinds.ts';

import type { KindEntry } from '../instances/run-kind.ts';
import { arbitrageRegistered } from './arbitrage/arbitrage-registered.ts';
import { copyRegistered } from './copy/copy-registered.ts';
import { ctaRegistered } from './cta/cta-registered.ts';
import { gridRegistered } from './grid/grid-registered.ts';
import { martingaleRegistered } from './martingale/martingale-registered.ts';
import { portfolioRegistered } from './portfolio/portfolio-registered.ts';
import type { RegisteredKind } from './registered-kind.ts';
import { regularRegistered } from './regular/regular-registered.ts';
import { signalRegistered } from './signal/signal-registered.ts';
import { wiseRegistered } from './wise/wise-registered.ts';

export const botKinds: { readonly [Kind in BotTerms['kind']]: RegisteredKind<TermsByKind[Kind]> } = {
  grid: gridRegistered,
  martingale: martingaleRegistered,
  cta: ctaRegistered,
  wise: wiseRegistered,
  arbitrage: arbitrageRegistered,
  regular: regularRegistered,
  portfolio: portfolioRegistered,
  signal: signalRegistered,
  copy: copyRegistered,
};

const byType: ReadonlyMap<number, KindEntry> = new Map(
  strategyTypes.map((strategyType) => {
    const { kind, line } = strategyKindOf(strategyType);
    return [strategyType, botKinds[kind].entryOf(line)];
  }),
);

/** Null: there is no such kind. */
export const botKind = (strategyType: number): KindEntry | null => byType.get(strategyType) ?? null;
