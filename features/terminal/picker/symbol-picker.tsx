'use client';
// Every spot market, and those among the favourites, found by typing.
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import { useFavourites } from '#lib/favourites/use-favourites.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { MarketDialog } from './market-dialog.tsx';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { withInterval } from './with-interval.ts';

type Props = {
  readonly open: boolean;
  readonly current: string;
  /** A market leads to this address, with {symbol} in the place of its name. */
  readonly address: string | undefined;
  /** Takes the market instead: the page stays. */
  readonly onPick?: (market: SpotMarket) => void;
  readonly onClose: () => void;
};

const favourites = 'favourites';

export function SymbolPicker({ open, current, address = '/spot/{symbol}', onPick, onClose }: Props) {
  const t = useTranslations('terminal');
  const router = useRouter();
  const markets = useSpotMarkets(open);
  const tickers = useChannel(useHub(), 'tickers', open ? 'spot' : null).data;
  /** A quote coin, '' for all, or the favourites. */
  const [group, setGroup] = useState('');
  const { groups } = useFavourites();
  const quotes = useMemo(() => [...new Set((markets ?? []).map((market) => market.quoteCoin))], [markets]);
  const starred = useMemo(() => {
    const ids = [...new Set(groups.flatMap(({ symbolIds }) => symbolIds))];
    return ids.flatMap((symbolId) => markets?.find((market) => market.symbolId === symbolId) ?? []);
  }, [groups, markets]);
  const shown = useMemo(() => {
    if (markets === null || group === '') return markets;
    return group === favourites ? starred : markets.filter((market) => market.quoteCoin === group);
  }, [markets, group, starred]);
  return (
    <MarketDialog
      open={open}
      current={current}
      markets={shown}
      tickers={tickers}
      groups={[
        { id: favourites, label: t('picker.favourites') },
        ...['', ...quotes].map((coin) => ({ id: coin, label: coin === '' ? t('picker.all') : coin })),
      ]}
      groupsName={t('picker.quotes')}
      group={group}
      onGroup={setGroup}
      onGo={onPick ?? ((market) => router.push(withInterval(address.replace('{symbol}', market.symbol))))}
      onClose={onClose}
      {...(group === favourites && starred.length === 0 ? { empty: t('picker.noFavourites') } : {})}
    />
  );
}
