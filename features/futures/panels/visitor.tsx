// The panel of somebody who is not logged in: what would stand here, and the way in.
import { useTranslations } from 'next-intl';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';

export function Visitor({ market }: { readonly market: ContractMarket }) {
  const t = useTranslations('positions');
  return (
    <EmptyState text={t('visitor')}>
      <LogInLinks back={contractPath(market)} size="small" />
    </EmptyState>
  );
}
