// All that the exchange charges, line by line.
import { useTranslations } from 'next-intl';

import type { CoinConfig } from '#lib/contract/calls/v1/mix/public/getCoinConfigList.ts';
import type { VipRule } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { Paragraph, Points } from '../../frame/prose.tsx';
import { coinColumn, namesColumn, numberColumn, textColumn } from '../cells.tsx';
import { percentText, type FiguresTexts } from '../figures-text.ts';
import { rateGroups, type RateGroup } from '../rate-groups.ts';
import { FuturesRates } from './futures-rates.tsx';
import { InterestByLevel } from './interest-by-level.tsx';

export type Charged = {
  readonly spot: readonly SpotMarket[];
  readonly contracts: readonly ContractMarket[];
  readonly levels: readonly VipRule[];
  readonly coins: readonly CoinConfig[];
};

type SpotRow = RateGroup<'spot'>;

function SpotRates({ spot }: { readonly spot: readonly SpotMarket[] }) {
  const t = useTranslations('figures');
  const rows = rateGroups(
    spot.map(({ displayName, makerFeeRate, takerFeeRate }) => ({
      kind: 'spot' as const,
      name: displayName,
      makerFeeRate,
      takerFeeRate,
      liquidationFeeRate: null,
      deliveryFeeRate: null,
    })),
  );
  return (
    <ParameterTable
      caption={t('charges.spot')}
      isCaptionHidden
      columns={[
        namesColumn<SpotRow>('pairs', t('column.pairs'), t),
        numberColumn<SpotRow>('maker', t('column.maker'), (row) => percentText(row.makerFeeRate)),
        numberColumn<SpotRow>('taker', t('column.taker'), (row) => percentText(row.takerFeeRate)),
      ]}
      rows={rows}
      keyOf={({ names }) => names[0] ?? ''}
    />
  );
}

type Way = CoinConfig['networks'][number] & { readonly coin: string };

function Withdrawals({ coins }: { readonly coins: readonly CoinConfig[] }) {
  const t = useTranslations('figures');
  const ways = coins.flatMap(({ coin, networks }) => networks.map((network): Way => ({ ...network, coin })));
  const amount = (id: string, head: string, text: (way: Way) => string) =>
    numberColumn<Way>(
      id,
      head,
      (way) => shortNumber(text(way)),
      ({ coin }) => coin,
    );
  return (
    <ParameterTable
      caption={t('charges.withdrawals')}
      isCaptionHidden
      columns={[
        coinColumn<Way>(t('column.coin')),
        textColumn<Way>('network', t('column.network'), ({ name }) => name),
        amount('fee', t('column.withdrawalFee'), ({ withdrawalFee }) => withdrawalFee),
        amount('least', t('column.minWithdrawal'), ({ minimumWithdrawal }) => minimumWithdrawal),
        amount('deposit', t('column.minDeposit'), ({ minimumDeposit }) => minimumDeposit),
      ]}
      rows={ways}
      keyOf={({ coin, network }) => `${coin} ${network}`}
    />
  );
}

export const feeSections = ({ spot, contracts, levels, coins }: Charged, t: FiguresTexts): readonly InfoSection[] => [
  {
    id: 'spot',
    title: t('charges.spot'),
    body: (
      <>
        <Paragraph>{t('charges.spotAbout')}</Paragraph>
        <SpotRates spot={spot} />
      </>
    ),
  },
  { id: 'futures', title: t('charges.futures'), body: <FuturesRates markets={contracts} /> },
  {
    id: 'interest',
    title: t('charges.interest'),
    body: (
      <>
        <Paragraph>
          {t('charges.interestAbout')} {t('charges.perDay')}
        </Paragraph>
        <InterestByLevel levels={levels} />
      </>
    ),
  },
  { id: 'withdrawals', title: t('charges.withdrawals'), body: <Withdrawals coins={coins} /> },
  { id: 'free', title: t('charges.free'), body: <Points items={[t('charges.deposits'), t('charges.transfers')]} /> },
];
