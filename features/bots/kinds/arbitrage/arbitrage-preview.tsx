'use client';
// These lines tell what an arbitrage bot would hold and earn with what is filled in, worked out as it is typed.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { arbitrageHoldDays, arbitrageIncome, roundTripCost } from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { FigureList } from '../../words/figure-list.tsx';
import { moneyText, profitText } from '../../words/money-text.ts';
import { useArbitrageForm } from './arbitrage-context.ts';
import { signedRate } from './arbitrage-pairs.tsx';
import { useArbitrageRates } from './use-arbitrage-rates.ts';

const none = '—';
const hourMs = 3_600_000;

function useIncome() {
  const { draft, terms, preview } = useArbitrageForm();
  const { legOf } = useCreateBot();
  const rate = useArbitrageRates()?.find(({ symbolId }) => symbolId === draft.symbolId);
  const [spot, contract] = [legOf(draft.symbolId)?.market, legOf(draft.contractId)?.market];
  const value = preview?.value ?? null;
  if (rate === undefined || spot === undefined || contract === undefined || terms === null || value === null) return null;
  const feesOf = ({ makerFeeRate: maker, takerFeeRate: taker }: typeof spot) => ({ fees: { maker, taker } });
  const cost = roundTripCost({ spot: feesOf(spot), contract: feesOf(contract) });
  return arbitrageIncome({ fundingRate: rate.fundingRate, intervalHours: rate.fundingIntervalMs / hourMs }, value, terms.investment, cost);
}

export function ArbitragePreview() {
  const t = useTranslations('bots.arbitrage');
  const { coin, market, legOf } = useCreateBot();
  const { draft, preview } = useArbitrageForm();
  const income = useIncome();
  const [next, breakEven] = [income?.income ?? null, income?.breakEven ?? null];
  if (preview === null) return null;
  const money = (text: string | null): string => (text === null ? none : moneyText(text, coin));
  const base = legOf(draft.symbolId)?.market.baseCoin ?? market.baseCoin;
  const place = legOf(draft.contractId)?.market.pricePlace ?? market.pricePlace;
  const { quantity, value, margin, slices, costs, basis, liquidationPrice } = preview;
  const lines = [
    { id: 'each', name: t('each'), value: quantity === null ? none : isolateLtr(`${shortAmount(quantity)} ${base}`) },
    { id: 'value', name: t('value'), value: money(value) },
    { id: 'margin', name: t('margin'), value: money(margin) },
    { id: 'slices', name: t('slices'), value: slices === null ? none : String(slices) },
    { id: 'basis', name: t('basis'), value: signedRate(basis) },
    { id: 'income', name: t('income'), value: next === null ? none : profitText(next, coin) },
    { id: 'apr', name: t('apr'), value: signedRate(income?.apr ?? null) },
    { id: 'netApr', name: t('netAprDays', { days: arbitrageHoldDays }), value: signedRate(income?.netApr ?? null) },
    { id: 'investedApr', name: t('investedApr'), value: signedRate(income?.investedApr ?? null) },
    { id: 'costs', name: t('costs'), value: money(costs) },
    { id: 'breakEven', name: t('breakEven'), value: breakEven === null ? none : String(breakEven) },
    {
      id: 'liquidation',
      name: t('liquidation'),
      value: liquidationPrice === null ? none : isolateLtr(formatPrice(liquidationPrice, place)),
    },
  ];
  // Before an amount is typed most of them say nothing.
  return <FigureList lines={lines.filter(({ value: text }) => text !== none)} />;
}
