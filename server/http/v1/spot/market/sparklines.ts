// Tells the last day of every market.
import { getSparklines } from '#lib/contract/calls/v1/spot/market/sparklines.ts';
import { servePublic, type Rooms } from '#server/http/serve.ts';

type Sparklines = { symbol: string; closes: string[] }[];

const hours = 24;
const keptForMs = 60_000;
/** One answer for everybody, an exchange at a time. */
const kept = new WeakMap<Rooms['projections'], { readonly askedAtMs: number; readonly list: Promise<Sparklines> }>();

async function ask({ listings, projections }: Pick<Rooms, 'listings' | 'projections'>): Promise<Sparklines> {
  const list: Sparklines = [];
  for (const { symbol } of listings.markets) {
    const candles = await projections.candles(symbol, '1H', { limit: hours });
    list.push({ symbol, closes: candles.map(([, , , , close]) => close) });
  }
  return list;
}

export const serveSparklines = servePublic(getSparklines, async (_request, { listings, projections, now }) => {
  const known = kept.get(projections);
  if (known !== undefined && now() - known.askedAtMs < keptForMs) return { list: await known.list };
  const list = ask({ listings, projections });
  kept.set(projections, { askedAtMs: now(), list });
  // What could not be had is asked for again by the next one who wants it.
  list.catch(() => kept.delete(projections));
  return { list: await list };
});
