// Margins that are so low that their owner should know: of the wallets behind cross positions, and of each isolated one.
import { MarginMode } from '#lib/contract/enums.ts';
import type { LineRisk } from '#lib/order-math/risk/line-risk.ts';
import type { PositionRow } from '../positions/position-row.ts';

export type MarginAlarm = {
  /** The key of the wallet or of the position. */
  readonly key: string;
  /** The coin of the wallet, or the contract. */
  readonly name: string;
  readonly isolated: boolean;
  /** As a share; null: nothing is left. */
  readonly ratio: string | null;
};

const isAtLeast = (ratio: string | null, percent: number): boolean => ratio === null || Number(ratio) * 100 >= percent;

/** The most pressing first. */
export function marginAlarms(risk: LineRisk, rows: readonly PositionRow[], percent: number): readonly MarginAlarm[] {
  const crossCoins = new Set(rows.flatMap(({ position, market }) => (position.marginMode === MarginMode.cross ? market.marginCoin : [])));
  const wallets = [...risk.accounts].flatMap(([coin, { ratio }]): MarginAlarm[] =>
    crossCoins.has(coin) && isAtLeast(ratio, percent) ? [{ key: coin, name: coin, isolated: false, ratio }] : [],
  );
  const isolated = rows.flatMap(({ key, position, market, risk: own }): MarginAlarm[] =>
    position.marginMode === MarginMode.isolated && own !== null && isAtLeast(own.marginRatio, percent)
      ? [{ key, name: market.symbolCodeDisplayName, isolated: true, ratio: own.marginRatio }]
      : [],
  );
  const pressing = ({ ratio }: MarginAlarm): number => (ratio === null ? Number.POSITIVE_INFINITY : Number(ratio));
  return [...wallets, ...isolated].toSorted((one, other) => pressing(other) - pressing(one));
}
