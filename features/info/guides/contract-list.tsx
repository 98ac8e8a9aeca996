// The contracts of one kind, as they stand: what they cost now, what they pay, how far they may be levered.
import { useTranslations } from 'next-intl';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { ParameterTable } from '../frame/parameter-table.tsx';

export type ListedContract = { readonly market: ContractMarket; readonly ticker: Ticker | undefined };

type Props = { readonly caption: string; readonly contracts: readonly ListedContract[] };

const none = '—';
const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;

function Change({ ticker }: { readonly ticker: Ticker | undefined }) {
  if (ticker === undefined) return none;
  const tone = ticker.changeRate.startsWith('-') ? 'text-negative' : Number(ticker.changeRate) === 0 ? '' : 'text-positive';
  return <span className={tone}>{ltr(formatPercent(ticker.changeRate, { sign: 'always' }))}</span>;
}

export function ContractList({ caption, contracts }: Props) {
  const t = useTranslations('explorer');
  const isDated = contracts.some(({ market }) => market.deliveryMs > 0);
  const price = (text: string | null | undefined, { pricePlace }: ContractMarket) =>
    text === null || text === undefined ? none : ltr(formatPrice(text, pricePlace));
  return (
    <ParameterTable<ListedContract>
      caption={caption}
      rows={contracts}
      keyOf={({ market }) => market.symbolId}
      columns={[
        {
          id: 'name',
          head: t('column.name'),
          cell: ({ market }) => (
            <PageLink href={contractPath(market)} className="inline-flex min-h-6 items-center gap-2 hover:underline">
              <CoinIcon coin={market.baseCoin} size={18} />
              {ltr(market.displayName)}
            </PageLink>
          ),
        },
        { id: 'last', head: t('column.last'), numeric: true, cell: ({ market, ticker }) => price(ticker?.lastPrice, market) },
        { id: 'change', head: t('column.change'), numeric: true, cell: ({ ticker }) => <Change ticker={ticker} /> },
        { id: 'mark', head: t('column.mark'), numeric: true, cell: ({ market, ticker }) => price(ticker?.contract?.markPrice, market) },
        isDated
          ? {
              id: 'delivery',
              head: t('details.fact.deliveryTime'),
              numeric: true,
              cell: ({ market }) => ltr(`${formatDateTime(market.deliveryMs, 0).slice(0, 16)} UTC`),
            }
          : {
              id: 'funding',
              head: t('column.funding'),
              numeric: true,
              cell: ({ ticker }) => {
                const rate = ticker?.contract?.fundingRate ?? null;
                return rate === null ? none : ltr(formatPercent(rate, { decimals: 4 }));
              },
            },
        {
          id: 'leverage',
          head: t('details.fact.maxLeverage'),
          numeric: true,
          cell: ({ market }) => ltr(`${market.tiers[0]?.maxLeverage ?? '1'}×`),
        },
      ]}
    />
  );
}
