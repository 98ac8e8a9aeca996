'use client';
// Why a margin wallet was liquidated and what became of what was in it: the grounds, what was traded, repaid, and what it cost.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getMarginLiquidation } from '#lib/contract/calls/v1/margin/history/liquidation.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { marginRiskRatio } from '#lib/order-math/margin/margin-limits.ts';
import { isZero } from '../../orders/order-facts.ts';
import { OwnAmount } from '../../orders/own-amount.tsx';
import { TimeCell } from '../../orders/time-cell.tsx';
import { WalletCell } from '../wallet-name.tsx';
import { tradedTogether } from './traded-together.ts';

type Told = ResponseOf<typeof getMarginLiquidation>;

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name} className="flex flex-col gap-1">
      <h3 className="pt-1 text-xs font-medium text-secondary">{name}</h3>
      <dl className="flex flex-col gap-1 text-xs">{children}</dl>
    </section>
  );
}

function Line({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end whitespace-nowrap">{children}</dd>
    </div>
  );
}

function Explanation({ told, pairOf }: { readonly told: Told; readonly pairOf: (symbol: string) => string }) {
  const t = useTranslations('margin.liquidation');
  const words = useTranslations('margin');
  const { liquidation, prices, fills, repayments, taken } = told;
  const { coin, equity, maintenance, amount, fee, insurance } = liquidation;
  const ratio = marginRiskRatio({ equity, maintenance, debts: '1' }) ?? '1';
  const money = (text: string, unit: string) => <OwnAmount text={shortNumber(text)} unit={unit} />;
  const fundPaid = insurance.startsWith('-');
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <WalletCell wallet={liquidation} pairOf={pairOf} />
        <TimeCell timeMs={liquidation.timeMs} />
      </div>
      <p className="text-xs leading-5 text-secondary">
        {t('about', {
          equity: isolateLtr(`${shortNumber(equity)} ${coin}`),
          maintenance: isolateLtr(`${shortNumber(maintenance)} ${coin}`),
        })}
      </p>
      <Part name={t('grounds')}>
        {prices.map(({ symbol, price }) => (
          <Line key={symbol} name={t('indexPrice', { pair: isolateLtr(pairOf(symbol)) })}>
            <bdi dir="ltr">{numberText(price)}</bdi>
          </Line>
        ))}
        <Line name={words('records.debt')}>{money(amount, coin)}</Line>
        <Line name={words('records.equity')}>{money(equity, coin)}</Line>
        <Line name={words('records.maintenance')}>{money(maintenance, coin)}</Line>
        <Line name={words('risk')}>
          <bdi dir="ltr">{formatPercent(ratio)}</bdi>
        </Line>
      </Part>
      <Part name={t('traded')}>
        {fills.length === 0 ? <p className="text-muted">{t('nothingTraded')}</p> : null}
        {tradedTogether(fills).map(({ symbol, side, quantity, average, amount: worth }) => {
          const [base = '', quote = ''] = pairOf(symbol).split('/');
          return (
            <Line
              key={`${symbol} ${side}`}
              name={
                <>
                  {t(`side.${side}`)} <bdi dir="ltr">{`${shortNumber(quantity)} ${base}`}</bdi> @ <bdi dir="ltr">{numberText(average)}</bdi>
                </>
              }
            >
              {money(worth, quote)}
            </Line>
          );
        })}
      </Part>
      <Part name={t('repaid')}>
        {repayments.map(({ id, coin: owed, amount: paid, cause }) => (
          <Line key={id} name={t(cause === 'insurance' ? 'byFund' : 'byWallet')}>
            {money(paid, owed)}
          </Line>
        ))}
      </Part>
      <Part name={t('cost')}>
        <Line name={t('fee')}>{money(fee, coin)}</Line>
        {isZero(insurance) ? null : <Line name={t(fundPaid ? 'fundPaid' : 'fundWon')}>{money(insurance.replace('-', ''), coin)}</Line>}
        {taken.map(({ coin: gone, amount: part }) => (
          <Line key={gone} name={t('toFund')}>
            {money(part, gone)}
          </Line>
        ))}
      </Part>
    </div>
  );
}

type Props = { readonly id: string; readonly pairOf: (symbol: string) => string; readonly onClose: () => void };

export function LiquidationDialog({ id, pairOf, onClose }: Props) {
  const t = useTranslations('margin');
  const refusalText = useRefusalText();
  const { data: told, error: problem } = useCall(getMarginLiquidation, { id });
  return (
    <Modal open title={t('liquidation.title')} closeLabel={t('close')} onClose={onClose}>
      {told !== undefined ? (
        <Explanation told={told} pairOf={pairOf} />
      ) : problem !== null ? (
        <p role="alert" className="text-sm text-negative">
          {refusalText(problem)}
        </p>
      ) : (
        <ListWaiting />
      )}
    </Modal>
  );
}
