// A day's interest of every coin that is lent, level by level.
import { useTranslations } from 'next-intl';

import type { VipRule } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { coinColumn, numberColumn } from '../cells.tsx';
import { none, percentText } from '../figures-text.ts';

type Coin = { readonly coin: string };

export function InterestByLevel({ levels }: { readonly levels: readonly VipRule[] }) {
  const t = useTranslations('figures');
  return (
    <ParameterTable
      caption={t('charges.interest')}
      isCaptionHidden
      columns={[
        coinColumn<Coin>(t('column.coin')),
        ...levels.map(({ level, interest }) =>
          numberColumn<Coin>(`level${level}`, `VIP ${level}`, ({ coin }) => {
            const rate = interest.find((one) => one.coin === coin)?.dailyRate;
            return rate === undefined ? none : percentText(rate);
          }),
        ),
      ]}
      rows={levels[0]?.interest ?? []}
      keyOf={({ coin }) => coin}
      empty={t('nothing')}
    />
  );
}
