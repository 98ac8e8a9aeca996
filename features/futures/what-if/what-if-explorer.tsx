'use client';
// The what-if explorer: prices, sizes, leverage, modes and margins of an account moved, and every number opened to its formula.
import { useTranslations } from 'next-intl';

import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useLineFigures } from '../tools/use-line-figures.ts';
import { WhatIfForm } from './what-if-form.tsx';

type Props = {
  /** The contract that the desk shows: its line and margin coin are looked at first. */
  readonly market: ContractMarket;
  /** Its figures as they are known already. */
  readonly ticker: Ticker | null;
  readonly onClose: () => void;
};

export function WhatIfExplorer({ market, ticker, onClose }: Props) {
  const t = useTranslations('explorer');
  const { markets, tickers, account, isComplete } = useLineFigures(market, ticker);
  return (
    <Modal open title={t('whatIf.title')} closeLabel={t('close')} onClose={onClose}>
      {isComplete && tickers.has(market.symbolId) ? (
        <WhatIfForm market={market} markets={markets} tickers={tickers} account={account} />
      ) : (
        <p className="py-16 text-center text-xs text-muted">{t('waiting')}</p>
      )}
    </Modal>
  );
}
