// The kinds of bots, by the type of strategy that the contract has for each. A type without its kind does not compile.
import { gridTerms } from '#lib/contract/bots/grid-terms.ts';
import { martingaleTerms } from '#lib/contract/bots/martingale-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

import { signalTerms } from '#lib/contract/bots/signal-terms.ts';

import { kindEntry, type KindEntry, manyMarketsEntry } from '../instances/run-kind.ts';
import { gridKind } from './grid/grid-kind.ts';
import { martingaleKind } from './martingale/martingale-kind.ts';
import { signalKind } from './signal/signal-kind.ts';

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
  [StrategyType.signal]: signal,
  [StrategyType.futuresMoon]: grid('futures'),
  [StrategyType.spotMoon]: grid('spot'),
};

const byType: ReadonlyMap<number, KindEntry> = new Map(Object.entries(botKinds).map(([type, entry]) => [Number(type), entry]));

/** Null: there is no such kind. */
export const botKind = (strategyType: number): KindEntry | null => byType.get(strategyType) ?? null;
