// The start of a portfolio in sentences, in the order in which it happens.
import { useTranslations } from 'next-intl';

import { portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { portfolioLimits } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { moneyText } from '#components/trading/money-text.ts';
import { useIntervalText } from './balance-fields.tsx';
import { usePortfolioForm } from './portfolio-context.ts';

const percent = (share: string): string => isolateLtr(formatPercent(share));

export function usePortfolioSteps(): readonly string[] {
  const t = useTranslations('bots');
  const intervalText = useIntervalText();
  const { terms } = usePortfolioForm();
  if (terms === null) return [];
  const { mode, coins, investment, sellsAtEnd } = terms;
  return [
    t('confirm.takes', { amount: moneyText(investment, portfolioQuoteCoin) }),
    t('portfolio.step.buys', { count: coins.filter(({ coin }) => coin !== portfolioQuoteCoin).length }),
    mode.by === 'proportional'
      ? t('portfolio.step.proportional', { threshold: percent(mode.threshold) })
      : mode.by === 'timed'
        ? t('portfolio.step.timed', { interval: intervalText(mode.intervalMinutes), tolerance: percent(portfolioLimits.timedTolerance) })
        : t('portfolio.step.unbalanced'),
    t(`confirm.end.spot.${sellsAtEnd ? 'sells' : 'keeps'}`),
  ];
}
