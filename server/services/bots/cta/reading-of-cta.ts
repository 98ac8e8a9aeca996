// The indicator of a CTA bot over the closed candles of its market, as a preview tells it.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { shiftBucket } from '#lib/contract/kline-bucket.ts';
import { ctaLines } from '#lib/order-math/bots/cta/cta-lines.ts';
import { ctaPast, ctaPastCandles, type CtaPast } from '#lib/order-math/bots/cta/cta-past.ts';
import type { CtaPreview } from '#lib/order-math/bots/cta/cta-preview.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { PreviewedMarket } from '../previewed-market.ts';

type Reading = Pick<CtaPast, 'lacking' | 'lastSignal'> & { readonly reading: ReturnType<typeof ctaLines> };

const nothing: Reading = { reading: [], lacking: 0, lastSignal: null };
/** Problems with these leave the indicator as it is; others may ask for any number of candles. */
const beside = ['investment', 'leverage', 'direction', 'takeProfitRate', 'stopLossRate'];

export async function readingOfCta(
  { interval, indicator }: CtaTerms,
  { problems }: CtaPreview,
  { sizes: { symbol, pricePlace } }: PreviewedMarket,
  candles: Projections['candles'],
  nowMs: number,
): Promise<Reading> {
  if (problems.some(({ field }) => !beside.includes(field))) return nothing;
  const list = await candles.list(symbol, interval, { limit: ctaPastCandles + 1 });
  const closed = list
    .filter(([openMs]) => shiftBucket(interval, openMs, 1) <= nowMs)
    .map(([, , , , close, volume]) => ({ close: Number(close), volume: Number(volume) }));
  const { reading, lacking, lastSignal } = ctaPast(indicator, closed);
  return { reading: reading === null ? [] : ctaLines(indicator, reading.lines, pricePlace, 1), lacking, lastSignal };
}
