'use client';
// Around the page on which a portfolio is made.
import { useMemo } from 'react';

import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { portfolioForm } from './portfolio-form.ts';
import { usePortfolioMarkets } from './use-portfolio-markets.ts';

export function CreatePortfolio(props: CreateProps) {
  const markets = usePortfolioMarkets();
  const form = useMemo(() => portfolioForm(markets), [markets]);
  return <CreateBot form={form} {...props} />;
}
