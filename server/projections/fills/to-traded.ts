// A fill on spot with its fee in what moved: taken from what came in, added to what went out.
import type { MarketRules } from '#server/engine/markets/market-rules.ts';
import type { fills } from '#server/store/schema/fills.ts';

type Row = Pick<typeof fills.$inferSelect, 'timeMs' | 'side' | 'quantityLots' | 'notionalUnits' | 'feeAssetId' | 'feeUnits'>;

export function toTraded(
  { timeMs, side, quantityLots, notionalUnits, feeAssetId, feeUnits }: Row,
  { baseAssetId, quoteAssetId, lotUnits }: MarketRules,
) {
  const fee = (assetId: number): bigint => (feeAssetId === assetId ? feeUnits : 0n);
  const baseUnits = BigInt(quantityLots) * BigInt(lotUnits);
  return side === 'buy'
    ? { timeMs, side, baseUnits: baseUnits - fee(baseAssetId), quoteUnits: notionalUnits + fee(quoteAssetId) }
    : { timeMs, side, baseUnits: baseUnits + fee(baseAssetId), quoteUnits: notionalUnits - fee(quoteAssetId) };
}
