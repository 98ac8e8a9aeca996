'use client';
// These lines tell what an arbitrage bot would hold and earn with what is filled in, worked out as it is typed.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { arbitrageHoldDays } from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { FigureList } from '../../words/figure-list.tsx';
import { moneyText, profitText } from '#components/trading/money-text.ts';
import { useArbitrageForm } from './arbitrage-context.ts';
import { signedRate } from './arbitrage-pairs.tsx';
import { arbitrageWorked } from './arbitrage-worked.ts';
import { useArbitrageLoan } from './use-arbitrage-loan.ts';
import { useArbitrageRates } from './use-arbitrage-rates.ts';

const none = '—';
const hourMs = 3_600_000;

/** With funding as it looks now, and the terms of the loan. */
function useWorked() {
  const { draft, terms } = useArbitrageForm();
  const { legOf } = useCreateBot();
  const loan = useArbitrageLoan();
  const rate = useArbitrageRates()?.find(({ symbolId }) => symbolId === draft.symbolId);
  if (terms === null) return null;
  const [fundingRate, intervalHours] = [rate?.fundingRate ?? null, (rate?.fundingIntervalMs ?? 0) / hourMs];
  return arbitrageWorked(terms, [legOf(draft.symbolId), legOf(draft.contractId)], { fundingRate, intervalHours, loan });
}

export function ArbitragePreview() {
  const t = useTranslations('bots.arbitrage');
  const { coin, market, legOf } = useCreateBot();
  const { draft } = useArbitrageForm();
  const worked = useWorked();
  if (worked === null) return null;
  const money = (text: string | null): string => (text === null ? none : moneyText(text, coin));
  const base = legOf(draft.symbolId)?.market.baseCoin ?? market.baseCoin;
  const place = legOf(draft.contractId)?.market.pricePlace ?? market.pricePlace;
  const price = (text: string | null): string => (text === null ? none : isolateLtr(formatPrice(text, place)));
  const { quantity, value, margin, slices, costs, basis, income, apr, netApr, investedApr, breakEven } = worked;
  const ofLoan = [
    { id: 'collateral', name: t('collateral'), value: money(worked.collateral) },
    { id: 'interest', name: t('interestDaily'), value: money(worked.interest) },
    { id: 'loanLiquidation', name: t('loanLiquidation'), value: price(worked.loanLiquidationPrice) },
  ];
  const lines = [
    { id: 'each', name: t('each'), value: quantity === null ? none : isolateLtr(`${shortAmount(quantity)} ${base}`) },
    { id: 'value', name: t('value'), value: money(value) },
    { id: 'margin', name: t('margin'), value: money(margin) },
    { id: 'slices', name: t('slices'), value: slices === null ? none : String(slices) },
    { id: 'basis', name: t('basis'), value: signedRate(basis) },
    { id: 'income', name: t('income'), value: income === null ? none : profitText(income, coin) },
    { id: 'apr', name: t('apr'), value: signedRate(apr) },
    { id: 'netApr', name: t('netAprDays', { days: arbitrageHoldDays }), value: signedRate(netApr) },
    { id: 'investedApr', name: t('investedApr'), value: signedRate(investedApr) },
    { id: 'costs', name: t('costs'), value: money(costs) },
    { id: 'breakEven', name: t('breakEven'), value: breakEven === null ? none : String(breakEven) },
    { id: 'liquidation', name: t('liquidation'), value: price(worked.liquidationPrice) },
    ...(draft.direction === 'negative' ? ofLoan : []),
  ];
  // Before an amount is typed most of them say nothing.
  return <FigureList lines={lines.filter(({ value: text }) => text !== none)} />;
}
