// The types of bots as every side has to know them: the terms and the markets of each.
import { StrategyType } from './strategy-codes.ts';
import type { StrategyLine, TypeOfBot } from './terms-kind.ts';
import { termsKinds } from './terms-kinds.ts';

type KindName = keyof typeof termsKinds;
type StrategyKind = {
  readonly kind: KindName;
  readonly line: StrategyLine;
  /** It trades against this coin alone; left out: against any. */
  readonly quoteCoin?: string;
  /** Among the bots of its owner, or among his copies of leaders. */
  readonly listedAs: 'bot' | 'copy';
};

/** By their numbers. */
export const strategyTypes: readonly StrategyType[] = Object.values(StrategyType).toSorted((a, b) => a - b);

const byType: ReadonlyMap<number, StrategyKind> = new Map(
  Object.values(termsKinds).flatMap(({ kind, types, listedAs }) =>
    Object.values<TypeOfBot>(types).map(({ strategyType, ...markets }) => [strategyType, { kind, listedAs, ...markets }] as const),
  ),
);

export function strategyKindOf(strategyType: StrategyType): StrategyKind {
  const kind = byType.get(strategyType);
  if (kind === undefined) throw new Error(`there is no type ${strategyType}`);
  return kind;
}

/** True for kinds that trade in both, or in either. */
export const tradesIn = (strategyType: StrategyType, line: 'spot' | 'futures'): boolean => {
  const trades = strategyKindOf(strategyType).line;
  return trades === line || trades === 'spot-and-futures' || trades === 'spot-or-futures';
};
