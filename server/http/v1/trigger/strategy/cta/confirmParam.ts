// Works out how the indicator of a CTA bot stands, and what the bot would do.
import { previewCta } from '#lib/contract/calls/v1/trigger/strategy/cta/confirmParam.ts';
import { ctaFieldOf, toCtaTerms } from '#lib/contract/wire/bots/cta-fields.ts';
import { shiftBucket } from '#lib/contract/kline-bucket.ts';
import { ctaLines } from '#lib/order-math/bots/cta/cta-lines.ts';
import { ctaPast } from '#lib/order-math/bots/cta/cta-past.ts';
import { ctaHistory } from '#lib/order-math/bots/cta/cta-reading.ts';
import { previewedMarket } from '#server/http/bots/previewed-market.ts';
import { toProblem } from '#server/http/bots/to-problem.ts';
import { Refusal } from '#server/http/serving/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { previewOfCta } from '#server/services/bots/previews/preview-of-cta.ts';

export const servePreviewCta = serveUser(previewCta, ['listings', 'projections', 'now'], async (request, _session, rooms) => {
  const previewed = previewedMarket(request, rooms);
  if (previewed instanceof Refusal) return previewed;
  const { symbol, pricePlace } = previewed.sizes;
  const terms = toCtaTerms(request);
  const { problems, quantity, value, exits } = previewOfCta(terms, previewed);
  const { interval, indicator } = terms;
  const nowMs = rooms.now();
  // Terms outside their limits may ask for any number of candles.
  const isReadable = problems.every(({ field }) => field === 'investment' || field === 'leverage' || field.endsWith('Rate'));
  const candles = isReadable ? await rooms.projections.candles.list(symbol, interval, { limit: ctaHistory(indicator) + 1 }) : [];
  const closed = candles
    .filter(([openMs]) => shiftBucket(interval, openMs, 1) <= nowMs)
    .map(([, , , , close, volume]) => ({ close: Number(close), volume: Number(volume) }));
  const past = ctaPast(indicator, closed);
  return {
    problems: problems.map((problem) => toProblem(problem, ctaFieldOf)),
    price: previewed.lastPrice,
    reading: past.reading === null ? [] : [...ctaLines(indicator, past.reading.lines, pricePlace, 1)],
    lacking: isReadable ? past.lacking : 0,
    lastSignal: past.lastSignal,
    count: quantity,
    amount: value,
    exits: [...exits],
  };
});
