// The lines of a CTA bot's indicator as people read them: by their usual names, the same in every language.
import type { CtaIndicator } from '#lib/contract/bots/cta/cta-terms.ts';

/** In the order of its reading's lines. */
export function ctaLineNames(indicator: CtaIndicator): readonly string[] {
  switch (indicator.type) {
    case 'macd':
      return ['DIF', 'DEA'];
    case 'ma':
      return [`MA ${indicator.fast}`, `MA ${indicator.slow}`];
    case 'boll':
      return ['LB', `BOLL ${indicator.period}`, 'UB'];
    case 'rsi':
      return [`RSI ${indicator.period}`];
    case 'voi':
      return ['VOI'];
  }
}

/** Lines in the price are written as prices, those of MACD two places finer; RSI and VOI are figures of their own. */
function placesOf({ type }: CtaIndicator, pricePlace: number): number {
  if (type === 'rsi') return 2;
  if (type === 'voi') return 4;
  return type === 'macd' ? pricePlace + 2 : pricePlace;
}

/** `unit`: a price of 1 in the units of the candles, 1 where they are prices and so many ticks where they are ticks. */
export function ctaLines(
  indicator: CtaIndicator,
  lines: readonly number[],
  pricePlace: number,
  unit: number,
): readonly { readonly name: string; readonly value: string }[] {
  const [names, places] = [ctaLineNames(indicator), placesOf(indicator, pricePlace)];
  const by = indicator.type === 'rsi' || indicator.type === 'voi' ? 1 : unit;
  return lines.map((line, place) => ({ name: names[place] ?? '', value: (line / by).toFixed(places) }));
}
