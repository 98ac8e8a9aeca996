'use client';
// The money for a portfolio.
import { portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { usePortfolioForm } from './portfolio-context.ts';

export function PortfolioFunds() {
  const { draft, setText, preview } = usePortfolioForm();
  return (
    <FundsFields
      lines={[
        {
          coin: portfolioQuoteCoin,
          field: 'investment',
          text: draft.texts.investment,
          onText: (text) => setText('investment', text),
          least: preview?.minInvestment ?? null,
        },
      ]}
    />
  );
}
