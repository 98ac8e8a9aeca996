// The symbols that the formulas of a position share, and what each stands for in this one.
import { directionOf } from '#lib/order-math/futures/position-side.ts';
import type { Input } from './explanation.ts';
import type { PositionOutlook } from './what-if-risk.ts';

type PositionSymbols = Readonly<Record<'S' | 'E' | 'M' | 'D' | 'U' | 'N' | 'G', Input>> & {
  /** I where the formula has it: of contracts that are margined in the coin they are sized in. */
  readonly index: readonly Input[];
};

export function positionSymbols({ risk, market: { contract, markPrice } }: PositionOutlook): PositionSymbols {
  const { position } = risk;
  const hasIndex = contract.settle === 'coin' && contract.sizeUnit === 'base';
  return {
    S: { symbol: 'S', text: position.size, unit: 'size' },
    E: { symbol: 'E', text: position.entryPrice, unit: 'price' },
    M: { symbol: 'M', text: markPrice, unit: 'price' },
    D: { symbol: 'D', text: String(directionOf(position.holdSide)), unit: 'none' },
    U: { symbol: 'U', text: risk.unrealizedPnl, unit: 'coin' },
    N: { symbol: 'N', text: risk.maintenanceMargin, unit: 'coin' },
    G: { symbol: 'G', text: position.margin, unit: 'coin' },
    index: hasIndex ? [{ symbol: 'I', text: contract.marginCoinIndex, unit: 'price' }] : [],
  };
}
