// The formula of a funding rate, and the payment of a position at the rate of this moment.
import { useTranslations } from 'next-intl';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Amount, readPositive, readSigned, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { fundingRules } from '#lib/order-math/futures/funding.ts';
import { FormulaBlock } from '../../frame/formula-block.tsx';
import { WorkedExample } from '../../frame/worked-example.tsx';
import { percentText, signedPercent, spanText } from '../figures-text.ts';
import { predictedRate } from './predicted-rate.ts';

const hourMs = 3_600_000;

export function FundingFormula({ market, impactAmount }: { readonly market: ContractMarket; readonly impactAmount: string | null }) {
  const t = useTranslations('figures');
  const { interestRate, pull, interestHours } = fundingRules;
  return (
    <FormulaBlock
      name={t('funding.formula')}
      formulas={[
        'p = (max(0, B − I) − max(0, I − A)) ÷ I',
        `F = (P + max(−c, min(c, i − P))) × N ÷ ${interestHours}`,
        'R = max(−L, min(L, F))',
      ]}
      symbols={[
        { symbol: 'p', meaning: t('funding.symbol.premium') },
        {
          symbol: 'B, A',
          meaning: t('funding.symbol.impact', { amount: impactAmount === null ? '' : shortNumber(impactAmount), coin: market.quoteCoin }),
        },
        { symbol: 'I', meaning: t('symbol.index') },
        { symbol: 'P', meaning: t('funding.symbol.average') },
        { symbol: 'i', meaning: t('funding.symbol.interest', { rate: percentText(interestRate), hours: interestHours }) },
        { symbol: 'c', meaning: t('funding.symbol.pull', { rate: percentText(pull) }) },
        { symbol: 'N', meaning: t('funding.symbol.hours', { time: spanText(market.fundingIntervalMs, t) }) },
        { symbol: 'L', meaning: t('funding.symbol.cap', { rate: percentText(market.fundingCapRate) }) },
        { symbol: 'R', meaning: t('funding.symbol.rate') },
      ]}
    />
  );
}

type Now = { readonly fundingRate: string | null; readonly markPrice: string | null };

/** The payment of a long of some size, or its receipt, were the interval over now. */
export function PaymentExample({ market, now }: { readonly market: ContractMarket; readonly now: Now | null }) {
  const t = useTranslations('figures');
  const [mark, rate] = [readPositive(now?.markPrice ?? ''), readSigned(predictedRate(now?.fundingRate) ?? '')];
  const min = readPositive(market.minQuantity);
  if (mark === null || rate === null || min === null || market.form === 'inverse') return null;
  const size = min.times(1000);
  const value = size.times(mark);
  const payment = value.times(rate).toDecimalPlaces(market.marginPlace, Amount.ROUND_UP);
  const perDay = (24 * hourMs) / market.fundingIntervalMs;
  return (
    <WorkedExample
      about={t('funding.example', { symbol: market.name, times: perDay })}
      inputs={[
        { symbol: 'S', meaning: t('symbol.quantity'), value: writeAmount(size), unit: market.baseCoin },
        { symbol: 'M', meaning: t('symbol.mark'), value: writeAmount(mark), unit: market.quoteCoin },
        {
          symbol: 'R',
          meaning: `${t('funding.predicted')} (${signedPercent(writeAmount(rate))})`,
          value: writeAmount(rate),
        },
      ]}
      steps={[
        { formula: 'V = S × M', result: writeAmount(value), unit: market.quoteCoin, name: t('symbol.value') },
        { formula: 'C = V × R', result: writeAmount(payment), unit: market.quoteCoin, name: t('funding.symbol.payment') },
      ]}
    />
  );
}
