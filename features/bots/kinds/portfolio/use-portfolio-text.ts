// The terms of a portfolio in one line: its coins with their weights.
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { FormParts } from '../kind-form.ts';
import { portfolioDraft } from './portfolio-draft.ts';

export const usePortfolioText: FormParts['useKeptText'] = () => (bot) =>
  isolateLtr(
    portfolioDraft
      .termsOf(bot)
      .coins.map(({ coin, weight }) => `${coin} ${formatPercent(weight)}`)
      .join(' · '),
  );
