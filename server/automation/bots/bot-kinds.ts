// The kinds of bots, by the type of strategy that the contract has for each.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

import type { KindEntry } from '../instances/run-kind.ts';

const botKinds: Readonly<Partial<Record<StrategyType, KindEntry>>> = {};

const byType: ReadonlyMap<number, KindEntry> = new Map(Object.entries(botKinds).map(([type, entry]) => [Number(type), entry]));

/** Null: there is no such kind. */
export const botKind = (strategyType: number): KindEntry | null => byType.get(strategyType) ?? null;
