// The terms of deposits over a network: the minimum, the confirmations needed, and whether it takes a memo.
import { useTranslations } from 'next-intl';

import type { CoinConfig } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';

type Props = { readonly coin: string; readonly network: CoinConfig['networks'][number]; readonly locale: string };

export function DepositTerms({ coin, network, locale }: Props) {
  const t = useTranslations('assets');
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2 text-sm">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{t('minimumDeposit')}</dt>
          <dd className="tabular-nums" data-testid="minimum-deposit">
            <bdi dir="ltr">{formatCoinAmount(network.minimumDeposit, coin, locale)}</bdi>
          </dd>
        </div>
        {network.hasMemo ? (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{t('memo')}</dt>
            <dd className="text-end">{t('noMemoNeeded')}</dd>
          </div>
        ) : null}
      </dl>
      <p className="text-xs text-muted">{t('confirmationsNeeded', { count: network.confirmations })}</p>
    </div>
  );
}
