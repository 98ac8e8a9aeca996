'use client';
// The calculator of futures: what a position brings, where it ends, how much can be opened, what an entry comes to.
import { useTranslations } from 'next-intl';
import { useReducer } from 'react';

import { panelId, TabList, tabId } from '#components/ui/tabs/tab-list.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { CalculatorFilled } from '#lib/contract/site/calculator-address.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { futuresContractOf } from '#lib/order-math/risk/line-risk.ts';
import { useLineFigures } from '../tools/use-line-figures.ts';
import { CalculatorAnswers } from './calculator-answers.tsx';
import { editCalculator, newCalculator, questions } from './calculator-draft.ts';
import { CalculatorFields } from './calculator-fields.tsx';

type Props = {
  readonly market: ContractMarket;
  /** Its figures as they are known already. */
  readonly ticker: Ticker | null;
  /** The fields that an address has filled in; null: none. */
  readonly filled?: CalculatorFilled | null;
  readonly onClose: () => void;
};

const usualLeverage = 10;

export function FuturesCalculator({ market, ticker: known, filled = null, onClose }: Props) {
  const t = useTranslations('explorer');
  const { tickers, account, isComplete } = useLineFigures(market, known);
  const ticker = isComplete ? tickers.get(market.symbolId) : undefined;
  return (
    <Modal open title={t('calculator.title', { name: market.displayName })} closeLabel={t('close')} onClose={onClose}>
      {ticker === undefined ? (
        <p className="py-16 text-center text-xs text-muted">{t('waiting')}</p>
      ) : (
        <Filled
          market={market}
          contract={futuresContractOf(market, ticker)}
          filled={filled}
          price={ticker.contract?.markPrice ?? ticker.lastPrice}
          balance={account?.wallets.find(({ coin }) => coin === market.marginCoin)?.free ?? ''}
        />
      )}
    </Modal>
  );
}

type FilledProps = {
  readonly market: ContractMarket;
  readonly contract: ReturnType<typeof futuresContractOf>;
  /** The initial values of the fields. */
  readonly price: string;
  readonly balance: string;
  readonly filled: CalculatorFilled | null;
};

function Filled({ market, contract, price, balance, filled }: FilledProps) {
  const t = useTranslations('explorer');
  const max = Number(market.tiers[0]?.maxLeverage ?? 1);
  const [draft, edit] = useReducer(
    editCalculator,
    { price, balance, leverage: String(Math.min(usualLeverage, max)), filled },
    newCalculator,
  );
  if (contract === null) return <p className="py-16 text-center text-xs text-muted">{t('noIndex')}</p>;
  const terms = { ...market, contract };
  return (
    <div className="flex flex-col gap-4">
      <TabList
        name={t('calculator.questions')}
        idPrefix="calculator"
        tabs={questions.map((id) => ({ id, label: t(`calculator.question.${id}`) }))}
        chosen={draft.question}
        onChosen={(value) => edit({ field: 'question', value })}
        className="-mt-2 border-b border-subtle"
      />
      <div
        role="tabpanel"
        id={panelId('calculator', draft.question)}
        aria-labelledby={tabId('calculator', draft.question)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <CalculatorFields market={market} terms={terms} draft={draft} edit={edit} />
        <CalculatorAnswers market={market} terms={terms} draft={draft} />
      </div>
    </div>
  );
}
