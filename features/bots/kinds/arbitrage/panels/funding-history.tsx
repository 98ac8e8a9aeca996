'use client';
// The rates that the pair's perpetual was settled at in the last thirty days, as bars above and below zero.
import { useTranslations } from 'next-intl';

import { useCall } from '#lib/api/query/use-call.ts';
import { getArbitrageRates } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/fundRatePrice.ts';
import { useArbitrageForm } from '../arbitrage-context.ts';
import { signedRate } from '../arbitrage-pairs.tsx';

const shown = 90;
const [width, height] = [360, 64];

export function FundingHistory() {
  const t = useTranslations('bots.arbitrage');
  const { draft } = useArbitrageForm();
  const history = useCall(getArbitrageRates, { symbolId: draft.symbolId }).data?.history ?? [];
  const rates = history
    .slice(0, shown)
    .map(({ fundingRate }) => Number(fundingRate))
    .toReversed();
  if (rates.length === 0) return <p className="text-2xs text-muted">{t('noHistory')}</p>;
  const [most, least] = [Math.max(...rates, 0), Math.min(...rates, 0)];
  const unit = height / Math.max(most - least, 1e-9);
  const zero = most * unit;
  const step = width / rates.length;
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const said = t('historyAbout', {
    count: rates.length,
    mean: signedRate(mean.toFixed(8), 4),
    positive: rates.filter((rate) => rate > 0).length,
  });
  return (
    <figure className="flex flex-col gap-1 pt-2" aria-label={t('history')}>
      <div dir="ltr">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden className="h-16 w-full">
          <path d={`M0 ${zero}H${width}`} className="stroke-subtle" vectorEffect="non-scaling-stroke" />
          {rates.map((rate, place) => {
            const size = Math.abs(rate) * unit;
            return (
              <rect
                key={history.at(rates.length - 1 - place)?.settleTimeMs ?? place}
                x={place * step}
                y={rate > 0 ? zero - size : zero}
                width={step * 0.8}
                height={size}
                className={rate > 0 ? 'fill-positive' : 'fill-negative'}
              />
            );
          })}
        </svg>
      </div>
      <figcaption className="text-2xs text-muted">{said}</figcaption>
    </figure>
  );
}
