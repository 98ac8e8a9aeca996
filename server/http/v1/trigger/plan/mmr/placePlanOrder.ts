// Places a stop-loss by margin ratio on a position.
import { placeMarginRatioPlan } from '#lib/contract/calls/v1/trigger/plan/mmr/placePlanOrder.ts';
import { marginRatioPpm } from '#server/engine/plans/kinds/margin-ratio/margin-ratio-plan.ts';
import { formatDecimal, lots, units } from '#server/engine/units.ts';
import { closingWords } from '#server/answers/contracts/close-position.ts';
import { findNamedContract, findPosition, futuresOf } from '#server/answers/contracts/find-contract.ts';
import { sendPlan } from '#server/answers/plans/place-plan.ts';
import { readRate } from '#server/answers/amounts/read-rate.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const { min, max } = marginRatioPpm;

export const servePlaceMarginRatioPlan = serveUser(
  placeMarginRatioPlan,
  ['listings', 'client', 'projections', 'usdtPrice', 'site', 'now'],
  async (request, { accountId }, visit) => {
    const market = findNamedContract(visit.listings, request);
    if (market instanceof Refusal) return market;
    const ratioPpm = readRate(request.riskRatio);
    if (ratioPpm === null || ratioPpm < min || ratioPpm > max)
      return refuseField('riskRatio', `must be from ${formatDecimal(min, 6)} to ${formatDecimal(max, 6)}`);
    const account = await futuresOf(visit, accountId, market);
    const position = findPosition(account, market, request.holdSide);
    if (position instanceof Refusal) return position;
    const all = { quantityLots: lots(0), amountUnits: units(0n) };
    const plan = { ...closingWords(account, position.holdSide), ...all, terms: { kind: 'margin-ratio', ratioPpm } as const };
    return sendPlan(visit, accountId, request, market, plan);
  },
);
