// Places a TWAP order.
import { randomInt } from 'node:crypto';

import { placeTwap } from '#lib/contract/calls/v1/trigger/strategy/timeShare/place.ts';
import { ticks } from '#server/engine/units.ts';
import { submitAnyPlan } from '#server/answers/plans/place-any-plan.ts';
import { readPrice } from '#server/answers/amounts/read-price.ts';
import { readRate } from '#server/answers/amounts/read-rate.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

/** Seeds are unsigned 32-bit. */
const seeds = 2 ** 32;

export const servePlaceTwap = serveUser(
  placeTwap,
  ['client', 'listings', 'projections', 'usdtPrice', 'site', 'now'],
  (request, { accountId }, visit) =>
    submitAnyPlan(visit, accountId, request, {
      isExit: false,
      terms: (market) => {
        const jitterPpm = readRate(request.varianceRate ?? '0');
        if (jitterPpm === null) return refuse('invalidSlices');
        const limitTicks = request.delegatePrice === undefined ? ticks(0) : readPrice(request.delegatePrice, market);
        if (limitTicks instanceof Refusal) return limitTicks;
        const { sliceCount: slices, intervalMs } = request;
        return { kind: 'time-share', slices, intervalMs, limitTicks, jitterPpm, seed: randomInt(seeds) };
      },
    }),
);
