'use client';
// The risk tiers of a contract, and the one that a position of some value falls into.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { tierDeductions } from '#lib/order-math/risk/maintenance-margin.ts';
import { lookUpTier } from './tier-lookup.ts';

const step = '1000';

export function TierTable({ market }: { readonly market: ContractMarket }) {
  const t = useTranslations('explorer');
  const [value, setValue] = useState('');
  const { tiers, quoteCoin, takerFeeRate } = market;
  const deductions = tierDeductions(tiers) ?? [];
  const found = lookUpTier(value, tiers, takerFeeRate);
  const share = (text: string): string => formatPercent(text, { decimals: 3 });
  const columns = ['tier', 'value', 'leverage', 'rate', 'deduction'] as const;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-xs leading-5 text-muted">{t('tiers.about')}</p>
      <AmountField label={t('tiers.lookUp')} unit={quoteCoin} value={value} decimals={2} step={step} onValue={setValue} />
      <p role="status" className="min-h-8 text-xs leading-4 text-secondary">
        {found === null
          ? t('tiers.hint')
          : found.maxLeverage === null
            ? t('tiers.tooLarge')
            : t('tiers.found', {
                tier: found.tier,
                leverage: found.maxLeverage,
                rate: share(found.maintenanceRate),
                margin: `${numberText(found.maintenanceMargin)} ${quoteCoin}`,
              })}
      </p>
      <table className="w-full text-xs">
        <thead className="text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={`py-2 font-normal ${column === 'tier' ? 'text-start' : 'ps-3 figure-cell'}`}>
                {t(`tiers.column.${column}`, { coin: quoteCoin })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ upTo, maxLeverage, maintenanceRate }, place) => (
            <tr
              key={upTo}
              aria-current={found?.tier === place + 1 && found.maxLeverage !== null ? 'true' : undefined}
              className="border-t border-subtle aria-[current]:bg-surface-3 aria-[current]:font-medium"
            >
              <th scope="row" className="py-2 ps-1 text-start font-normal">
                {place + 1}
              </th>
              <td className="ps-3 figure-cell">
                <bdi dir="ltr">{shortNumber(upTo)}</bdi>
              </td>
              <td className="ps-3 figure-cell">
                <bdi dir="ltr">{maxLeverage}×</bdi>
              </td>
              <td className="ps-3 figure-cell">
                <bdi dir="ltr">{share(maintenanceRate)}</bdi>
              </td>
              <td className="ps-3 pe-1 figure-cell">
                <bdi dir="ltr">{shortNumber(deductions[place] ?? '0')}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
