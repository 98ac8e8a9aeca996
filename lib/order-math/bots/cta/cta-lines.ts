// The usual names of the lines of a CTA bot's indicator, the same in every language.
import type { CtaIndicator } from '#lib/contract/bots/cta-terms.ts';

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
