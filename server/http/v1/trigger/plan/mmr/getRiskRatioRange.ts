// Tells within what a stop by margin ratio may be set, and where the position stands.
import { getRiskRatioRange } from '#lib/contract/calls/v1/trigger/plan/mmr/getRiskRatioRange.ts';
import { marginRatioPpm } from '#server/engine/plans/kinds/margin-ratio/margin-ratio-plan.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { findNamedContract, findPosition, futuresOf } from '#server/answers/contracts/find-contract.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const million = 1_000_000n;

/** Rounded up to six decimals: never shown farther from liquidation than it is. */
function ratioText(maintenance: number, equity: number): string | null {
  if (equity <= 0) return null;
  const [above, below] = [BigInt(maintenance) * million, BigInt(equity)];
  return formatDecimal((above + below - 1n) / below, 6);
}

export const serveRiskRatioRange = serveUser(
  getRiskRatioRange,
  ['listings', 'client', 'projections'],
  async (request, { accountId }, visit) => {
    const market = findNamedContract(visit.listings, request);
    if (market instanceof Refusal) return market;
    const position = findPosition(await futuresOf(visit, accountId, market), market, request.holdSide);
    if (position instanceof Refusal) return position;
    const view = await visit.client.futures(accountId);
    const held = view?.positions.find(({ marketId, holdSide }) => marketId === market.marketId && holdSide === position.holdSide);
    if (held === undefined) return refuse('noPosition');
    const { min, max } = marginRatioPpm;
    return { minimum: formatDecimal(min, 6), maximum: formatDecimal(max, 6), current: ratioText(held.maintenance, held.equity) };
  },
);
