// The indicator of a CTA bot as lines of its market's chart, worked out by the code that trades.
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import type { LinesOfBars } from '#components/trading/price-chart/overlay/more-tags.ts';
import type { StudyColour, StudyLine } from '#components/trading/price-chart/studies/study.ts';
import type { CtaIndicator, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { ctaLineNames } from '#lib/order-math/bots/cta/cta-lines.ts';
import { emptyMemory, takeCtaCandle } from '#lib/order-math/bots/cta/cta-reading.ts';

const colours: readonly StudyColour[] = ['study-1', 'study-2', 'study-3'];

/** The levels beyond which it gives a signal. */
function thresholdsOf(indicator: CtaIndicator): readonly number[] {
  if (indicator.type === 'rsi') return [indicator.buyBelow, indicator.sellAbove];
  if (indicator.type === 'voi') return [Number(indicator.threshold), -Number(indicator.threshold)];
  return [];
}

function valuesOf(indicator: CtaIndicator, bars: readonly Bar[]): readonly (readonly number[] | null)[] {
  const memory = emptyMemory();
  return bars.map((bar) => takeCtaCandle(memory, indicator, bar)?.lines ?? null);
}

/** Over the candles where it is in prices, else in a pane of its own. The chart has to show the candles that the bot looks at. */
export function ctaLinesOfBars({ indicator, interval }: Pick<CtaTerms, 'indicator' | 'interval'>): LinesOfBars {
  const title = `CTA ${indicator.type.toUpperCase()}`;
  const pane = indicator.type === 'ma' || indicator.type === 'boll' ? null : title;
  const revision = JSON.stringify(indicator);
  return (bars, shown) => {
    if (shown !== interval) return [];
    const values = valuesOf(indicator, bars);
    const lines = ctaLineNames(indicator).map((name, place): StudyLine => ({
      name: `CTA ${name}`,
      colour: colours[place] ?? 'study-1',
      values: values.map((all) => all?.[place] ?? null),
      pane,
      revision,
    }));
    const levels = thresholdsOf(indicator).map((level): StudyLine => ({
      name: `${title} ${level}`,
      colour: 'study-8',
      values: bars.map(() => level),
      pane,
      revision,
    }));
    return [...lines, ...levels];
  };
}
