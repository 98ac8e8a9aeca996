// The panel of somebody who is not logged in: what would stand here, and the way in.
import { useTranslations } from 'next-intl';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { buttonClasses } from '#components/ui/buttons/button.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { Link } from '#lib/i18n/navigation.ts';

export function Visitor({ market }: { readonly market: ContractMarket }) {
  const t = useTranslations('positions');
  const back = contractPath(market);
  return (
    <EmptyState text={t('visitor')}>
      <div className="grid grid-cols-2 gap-2">
        <Link href={`/login?from=${back}`} className={buttonClasses('secondary', 'small')}>
          {t('logIn')}
        </Link>
        <Link href={`/register?from=${back}`} className={buttonClasses('primary', 'small')}>
          {t('signUp')}
        </Link>
      </div>
    </EmptyState>
  );
}
