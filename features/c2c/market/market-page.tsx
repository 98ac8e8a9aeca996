// The marketplace between people: each coin with the best price of both sides. It needs no script.
import { useTranslations } from 'next-intl';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getAdvertPairs } from '#lib/contract/calls/v1/c2c/advert/pairs.ts';
import { ownAdsPath } from '#lib/contract/c2c/board-path.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { boardAddress, wholeBoard } from '../board/board-view.ts';
import { MarketFilters } from './market-filters.tsx';
import { favourites, marketplaceAddress, type MarketplaceView, quotations } from './market-view.ts';

export type CoinPrices = ResponseOf<typeof getAdvertPairs>['list'][number];

export type MarketPageProps = {
  readonly view: MarketplaceView;
  /** In which the prices are. */
  readonly quote: string;
  readonly coins: readonly CoinPrices[];
  /** Why these coins and no others. */
  readonly shows: 'favorites' | 'popular' | 'popularVisitor' | 'all';
  readonly sectors: readonly { readonly conceptId: number; readonly conceptName: string }[];
  /** The page in the reader's language. */
  readonly action: string;
};

const sides = ['buy', 'sell'] as const;

export function MarketPage({ view, quote, coins, shows, sectors, action }: MarketPageProps) {
  const t = useTranslations('c2c');
  const { quotation, sector } = view;
  const side = ({ coin, ...both }: CoinPrices, act: (typeof sides)[number]) => {
    const { price, adverts } = both[act];
    return (
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <span className="flex flex-col items-end">
          <bdi dir="ltr" className="text-sm font-medium text-primary tabular-nums">
            {price === null ? '—' : numberText(price)}
          </bdi>
          <span className="text-xs text-muted">{price === null ? t('pairs.noAds') : t('pairs.ads', { count: adverts })}</span>
        </span>
        <Link
          href={boardAddress({ coin, quote }, wholeBoard(act))}
          aria-label={t(act === 'buy' ? 'pairs.buyCoin' : 'pairs.sellCoin', { coin })}
          className={`${buttonClasses(act, 'small')} min-w-16 max-md:h-11`}
        >
          {t(`board.${act}`)}
        </Link>
      </div>
    );
  };
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 py-4 md:px-4 md:py-6">
      <div className="flex flex-col gap-2 px-4 md:px-0">
        <h1 className="page-title">{t('title')}</h1>
        <p className="max-w-prose text-sm text-muted">{t('about')}</p>
      </div>
      <div className="px-4 md:px-0">
        <MarketFilters
          key={marketplaceAddress(view)}
          name={t('filter.name')}
          action={action}
          quotation={{
            label: t('filter.quote'),
            options: quotations.map((value) => ({ value, label: value === favourites ? t('filter.favorites') : value })),
            value: quotation,
          }}
          sector={{
            label: t('filter.sector'),
            options: [
              { value: '', label: t('filter.anySector') },
              ...sectors.map(({ conceptId, conceptName }) => ({ value: String(conceptId), label: conceptName })),
            ],
            value: sector === null ? '' : String(sector),
          }}
        />
      </div>
      {shows === 'all' ? null : <p className="px-4 text-xs text-muted md:px-0">{t(`pairs.${shows}`, { currency: quote })}</p>}
      <div className="flex flex-col border-y border-subtle bg-surface-1 md:rounded-xl md:border">
        {coins.length === 0 ? (
          <EmptyState text={t(sector === null ? 'pairs.empty' : 'pairs.emptySector', { currency: quote })}>
            {sector === null ? (
              <Link href={ownAdsPath} className={`${buttonClasses('secondary')} max-md:h-11`}>
                {t('pairs.publish')}
              </Link>
            ) : (
              <Link href={marketplaceAddress({ quotation, sector: null })} className={`${buttonClasses('secondary')} max-md:h-11`}>
                {t('filter.clear')}
              </Link>
            )}
          </EmptyState>
        ) : (
          <table aria-label={t('pairs.name')} className="w-full text-start">
            <thead className="border-b border-subtle text-xs text-muted">
              <tr>
                <th scope="col" className="px-4 py-2 text-start font-normal">
                  {t('pairs.coin')}
                </th>
                {sides.map((act) => (
                  <th key={act} scope="col" className="px-4 py-2 text-end font-normal">
                    {t(`pairs.${act}`)} <bdi>{quote}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-subtle">
              {coins.map((prices) => (
                <tr key={prices.coin}>
                  <th scope="row" className="px-4 py-3 text-start font-medium">
                    <Link
                      href={boardAddress({ coin: prices.coin, quote }, wholeBoard('buy'))}
                      className="inline-flex min-h-6 items-center gap-2 text-sm text-primary hover:underline max-md:min-h-11"
                    >
                      <CoinIcon coin={prices.coin} />
                      <bdi dir="ltr">{prices.coin}</bdi>
                    </Link>
                  </th>
                  {sides.map((act) => (
                    <td key={act} className="px-4 py-3">
                      {side(prices, act)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
