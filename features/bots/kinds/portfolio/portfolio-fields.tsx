'use client';
// The fields of a portfolio: its coins with their weights, and when it is brought back to them; and its money.
import { ErrorLine } from '#components/ui/error-line.tsx';
import { portfolioCoinLimits, portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { useProblemWords } from '../../create/fields/use-problem-words.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { BalanceFields } from './balance-fields.tsx';
import { CoinWeights } from './coin-weights.tsx';
import { usePortfolioForm } from './portfolio-context.ts';
import { usePortfolioCoins } from './use-portfolio-coins.ts';

const shown = ['coins', 'mode', 'takeProfitRate', 'stopLossRate'] as const;

export function PortfolioFields() {
  const { problemOf } = useCreateBot();
  const { draft, set, setText } = usePortfolioForm();
  const wordsOf = useProblemWords();
  const choice = usePortfolioCoins();
  const problem = shown.map(problemOf).find((one) => one !== null) ?? null;
  return (
    <>
      <CoinWeights coins={draft.coins} choice={choice} limits={portfolioCoinLimits} onCoins={(coins) => set({ coins })} />
      <BalanceFields draft={draft} set={set} setText={setText} />
      <ErrorLine text={problem === null ? null : wordsOf(problem)} />
    </>
  );
}

/** The money for a portfolio. */
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
