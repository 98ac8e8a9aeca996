// The kinds of bots, by the type of strategy that the contract has for each.
import { martingaleTerms } from '#lib/contract/bots/martingale-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

import { kindEntry, type KindEntry } from '../instances/run-kind.ts';
import { martingaleKind } from './martingale/martingale-kind.ts';

const martingale = (line: KindEntry['line']): KindEntry =>
  kindEntry(martingaleKind, {
    kind: 'martingale',
    line,
    termsOf: (terms) => (terms.kind === 'martingale' ? terms.terms : null),
    editOf: (edit) => (edit.kind === 'martingale' ? edit.edit : null),
    edited: (terms, edit) => ({ kind: 'martingale', terms: martingaleTerms.parse({ ...terms, ...edit }) }),
  });

const botKinds: Readonly<Partial<Record<StrategyType, KindEntry>>> = {
  [StrategyType.spotDca]: martingale('spot'),
  [StrategyType.futuresDca]: martingale('futures'),
};

const byType: ReadonlyMap<number, KindEntry> = new Map(Object.entries(botKinds).map(([type, entry]) => [Number(type), entry]));

/** Null: there is no such kind. */
export const botKind = (strategyType: number): KindEntry | null => byType.get(strategyType) ?? null;
