// The kinds of bots, by the type of strategy that the contract has for each. A type without its kind does not compile.
import { arbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { ctaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { gridTerms } from '#lib/contract/bots/grid/grid-terms.ts';
import { martingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { regularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { portfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { signalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

import { kindEntry, manyMarketsEntry, type KindEntry } from '../instances/run-kind.ts';
import { arbitrageKind } from './arbitrage/arbitrage-kind.ts';
import { ctaKind } from './cta/cta-kind.ts';
import { gridKind } from './grid/grid-kind.ts';
import { martingaleKind } from './martingale/martingale-kind.ts';
import { portfolioKind } from './portfolio/portfolio-kind.ts';
import { regularKind } from './regular/regular-kind.ts';
import { signalKind } from './signal/signal-kind.ts';
import { wiseKind } from './wise/wise-kind.ts';

const grid = (line: KindEntry['line']): KindEntry =>
  kindEntry(gridKind, {
    kind: 'grid',
    line,
    termsOf: (terms) => (terms.kind === 'grid' ? terms.terms : null),
    editOf: (edit) => (edit.kind === 'grid' ? edit.edit : null),
    edited: (terms, edit) => ({ kind: 'grid', terms: gridTerms.parse({ ...terms, ...edit }) }),
  });

const martingale = (line: KindEntry['line']): KindEntry =>
  kindEntry(martingaleKind, {
    kind: 'martingale',
    line,
    termsOf: (terms) => (terms.kind === 'martingale' ? terms.terms : null),
    editOf: (edit) => (edit.kind === 'martingale' ? edit.edit : null),
    edited: (terms, edit) => ({ kind: 'martingale', terms: martingaleTerms.parse({ ...terms, ...edit }) }),
  });

const cta = (line: KindEntry['line']): KindEntry =>
  kindEntry(ctaKind, {
    kind: 'cta',
    line,
    termsOf: (terms) => (terms.kind === 'cta' ? terms.terms : null),
    editOf: (edit) => (edit.kind === 'cta' ? edit.edit : null),
    edited: (terms, edit) => ({ kind: 'cta', terms: ctaTerms.parse({ ...terms, ...edit }) }),
  });

const wise: KindEntry = kindEntry(wiseKind, {
  kind: 'wise',
  line: 'futures',
  termsOf: (terms) => (terms.kind === 'wise' ? terms.terms : null),
  editOf: (edit) => (edit.kind === 'wise' ? edit.edit : null),
  edited: (terms) => ({ kind: 'wise', terms }),
});

const arbitrage: KindEntry = manyMarketsEntry(arbitrageKind, {
  kind: 'arbitrage',
  line: 'spot-and-futures',
  termsOf: (terms) => (terms.kind === 'arbitrage' ? terms.terms : null),
  editOf: (edit) => (edit.kind === 'arbitrage' ? edit.edit : null),
  edited: (terms, edit) => ({ kind: 'arbitrage', terms: arbitrageTerms.parse({ ...terms, ...edit }) }),
});

/** One coin and several are two types of the specification, and one kind. */
const regular: KindEntry = manyMarketsEntry(regularKind, {
  kind: 'regular',
  line: 'spot',
  termsOf: (terms) => (terms.kind === 'regular' ? terms.terms : null),
  editOf: (edit) => (edit.kind === 'regular' ? edit.edit : null),
  edited: (terms, edit) => ({ kind: 'regular', terms: regularTerms.parse({ ...terms, ...edit }) }),
});

const portfolio = manyMarketsEntry(portfolioKind, {
  kind: 'portfolio',
  line: 'spot',
  termsOf: (terms) => (terms.kind === 'portfolio' ? terms.terms : null),
  editOf: (edit) => (edit.kind === 'portfolio' ? edit.edit : null),
  edited: (terms, edit) => ({ kind: 'portfolio', terms: portfolioTerms.parse({ ...terms, ...edit }) }),
});

const signal = manyMarketsEntry(signalKind, {
  kind: 'signal',
  line: 'spot-or-futures',
  termsOf: (terms) => (terms.kind === 'signal' ? terms.terms : null),
  editOf: (edit) => (edit.kind === 'signal' ? edit.edit : null),
  edited: (terms, edit) => ({ kind: 'signal', terms: signalTerms.parse({ ...terms, ...edit }) }),
});

/** A moon is a grid with a wide range. */
const botKinds: Readonly<Record<StrategyType, KindEntry>> = {
  [StrategyType.spotGrid]: grid('spot'),
  [StrategyType.futuresGrid]: grid('futures'),
  [StrategyType.spotDca]: martingale('spot'),
  [StrategyType.futuresDca]: martingale('futures'),
  [StrategyType.regular]: regular,
  [StrategyType.regularSeveral]: regular,
  [StrategyType.portfolio]: portfolio,
  [StrategyType.spotCta]: cta('spot'),
  [StrategyType.futuresCta]: cta('futures'),
  [StrategyType.wise]: wise,
  [StrategyType.signal]: signal,
  [StrategyType.futuresMoon]: grid('futures'),
  [StrategyType.spotMoon]: grid('spot'),
  [StrategyType.arbitrage]: arbitrage,
};

const byType: ReadonlyMap<number, KindEntry> = new Map(Object.entries(botKinds).map(([type, entry]) => [Number(type), entry]));

/** Null: there is no such kind. */
export const botKind = (strategyType: number): KindEntry | null => byType.get(strategyType) ?? null;
