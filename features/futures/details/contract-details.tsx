'use client';
// Everything that is laid down for one contract: its rules, and its risk tiers.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { TabSet } from '#components/ui/tabs/tab-set.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { formatDateTime, formatZone } from '#lib/format/format-time.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { factGroups, specification, type Fact } from './specification.ts';
import { TierTable } from './tier-table.tsx';

type Props = {
  readonly market: ContractMarket;
  readonly ticker: Ticker | null;
  readonly onClose: () => void;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export function ContractDetails({ market, ticker, onClose }: Props) {
  const t = useTranslations('explorer');
  const zone = useZoneOffset();
  const facts = specification(market);
  const written = (fact: Fact): ReactNode => {
    switch (fact.kind) {
      case 'amount':
        return `${shortNumber(fact.value)} ${fact.unit}`;
      case 'share':
        return `${fact.sign ?? ''}${formatPercent(fact.value, { decimals: 3 })}`;
      case 'leverage':
        return `${fact.value}×`;
      case 'span':
        return fact.ms % hourMs === 0 ? t('span.hours', { count: fact.ms / hourMs }) : t('span.minutes', { count: fact.ms / minuteMs });
      case 'time':
        return `${formatDateTime(fact.ms, zone)} ${formatZone(zone)}`;
      case 'words':
        return fact.value;
    }
  };
  const rules = (
    <div className="flex flex-col gap-4">
      {ticker?.indexPrice === undefined || ticker.indexPrice === null ? null : (
        <p className="text-xs text-secondary">
          {t('details.index')} <bdi dir="ltr">{formatPrice(ticker.indexPrice, market.pricePlace)}</bdi>
        </p>
      )}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {factGroups.map((group) =>
          facts[group].length === 0 ? null : (
            <section key={group} aria-label={t(`details.group.${group}`)}>
              <h3 className="pb-1 text-2xs font-medium uppercase tracking-wide text-muted">{t(`details.group.${group}`)}</h3>
              <dl className="text-xs">
                {facts[group].map((fact) => (
                  <div key={fact.id} className="flex items-baseline justify-between gap-4 border-b border-subtle py-1.5 last:border-0">
                    <dt className="text-secondary">{t(`details.fact.${fact.id}`)}</dt>
                    <dd className="text-end font-medium">
                      <bdi>{written(fact)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
        )}
      </div>
    </div>
  );
  return (
    <Modal open title={t('details.title', { name: market.displayName })} closeLabel={t('close')} onClose={onClose}>
      <TabSet
        name={t('details.parts')}
        tabs={[
          { id: 'rules', label: t('details.rules'), panel: rules },
          { id: 'tiers', label: t('tiers.title'), panel: <TierTable market={market} /> },
        ]}
      />
    </Modal>
  );
}
