// The form of a portfolio: its parts, its terms in one line, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { moneyText } from '#components/trading/money-text.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { portfolioQuoteCoin, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { placeStrategyPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/placeStrategyPortfolio.ts';
import { fromPortfolioTerms } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { portfolioLimits } from '#lib/order-math/bots/portfolio/portfolio-limits.ts';
import { portfolioPreview, type PortfolioPreview as Worked } from '#lib/order-math/bots/portfolio/portfolio-preview.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts, KindForm, PreviewAsked } from '../kind-form.ts';
import { useIntervalText } from './balance-fields.tsx';
import { PortfolioContext, usePortfolioForm } from './portfolio-context.ts';
import { portfolioDraft, type PortfolioDraft, portfolioSymbolId } from './portfolio-draft.ts';
import { PortfolioFields, PortfolioFunds } from './portfolio-fields.tsx';
import { PortfolioPreview } from './portfolio-preview.tsx';

/** The terms of a portfolio in one line: its coins with their weights. */
const usePortfolioText: FormParts['useKeptText'] = () => (bot) =>
  isolateLtr(
    portfolioDraft
      .termsOf(bot)
      .coins.map(({ coin, weight }) => `${coin} ${formatPercent(weight)}`)
      .join(' · '),
  );

const percent = (share: string): string => isolateLtr(formatPercent(share));

/** The start of a portfolio in sentences, in the order in which it happens. */
function usePortfolioSteps(): readonly string[] {
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

/** Sends the start of a portfolio. */
const useStartPortfolio: FormParts['useStart'] = () => {
  const { terms } = usePortfolioForm();
  const place = useChange(placeStrategyPortfolio, startChanges);
  if (terms === null) return null;
  return ({ clientOid }) => place({ clientOid, ...fromPortfolioTerms(terms) });
};

/** While no market is known yet, nothing is said against them. */
function previewOf(terms: PortfolioTerms, { legOf }: Pick<PreviewAsked, 'legOf'>): Worked {
  const legs = terms.coins.flatMap(({ coin }) => (coin === portfolioQuoteCoin ? [] : (legOf(portfolioSymbolId(coin)) ?? [])));
  const worked = portfolioPreview(
    terms,
    legs.map(({ market, lastPrice }) => ({ ...market, lastPrice })),
  );
  if (legs.some(({ lastPrice }) => lastPrice !== null)) return worked;
  return { ...worked, problems: worked.problems.filter(({ code }) => code !== 'symbolNotOpen' && code !== 'noWatchedPrice') };
}

export const portfolioForm: KindForm<PortfolioTerms, PortfolioDraft, Worked> = {
  draft: portfolioDraft,
  previewOf,
  Context: PortfolioContext,
  parts: {
    Fields: PortfolioFields,
    MoreFields: null,
    Funds: PortfolioFunds,
    Preview: PortfolioPreview,
    OnChart: null,
    useSteps: usePortfolioSteps,
    useStart: useStartPortfolio,
    useSuggestionText: null,
    useKeptText: usePortfolioText,
  },
};
