// The lines of an indicator as decision rows write them: by their usual names, which are the same in every language.
import type { CtaIndicator } from '#lib/contract/bots/cta-terms.ts';
import { ctaLineNames } from '#lib/order-math/bots/cta/cta-lines.ts';
import type { BotMarket } from '../../bot-kind.ts';

/** Lines in the price are written as prices, those of MACD two places finer; RSI and VOI are figures of their own. */
function placesOf({ type }: CtaIndicator, priceDecimals: number): number {
  if (type === 'rsi') return 2;
  if (type === 'voi') return 4;
  return type === 'macd' ? priceDecimals + 2 : priceDecimals;
}

export function readingText({ priceDecimals }: BotMarket, indicator: CtaIndicator, lines: readonly number[]): string {
  const isPrice = indicator.type !== 'rsi' && indicator.type !== 'voi';
  const [scale, places] = [isPrice ? 10 ** priceDecimals : 1, placesOf(indicator, priceDecimals)];
  const names = ctaLineNames(indicator);
  return lines.map((line, place) => `${names[place] ?? ''} ${(line / scale).toFixed(places)}`).join(', ');
}
