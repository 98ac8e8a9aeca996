'use client';
// Every spot market, found by typing.
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { useRouter } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { MarketDialog } from './market-dialog.tsx';
import { useMarkets } from './use-markets.ts';
import { withInterval } from './with-interval.ts';

type Props = { readonly open: boolean; readonly current: string; readonly locale: string; readonly onClose: () => void };

export function SymbolPicker({ open, current, locale, onClose }: Props) {
  const t = useTranslations('terminal');
  const router = useRouter();
  const markets = useMarkets(open);
  const tickers = useChannel(useHub(), 'tickers', open ? 'spot' : null).data;
  const [quote, setQuote] = useState('');
  const quotes = useMemo(() => [...new Set((markets ?? []).map((market) => market.quoteCoin))], [markets]);
  const shown = useMemo(
    () => (quote === '' ? markets : (markets?.filter((market) => market.quoteCoin === quote) ?? null)),
    [markets, quote],
  );
  return (
    <MarketDialog
      open={open}
      current={current}
      locale={locale}
      markets={shown}
      tickers={tickers}
      groups={['', ...quotes].map((coin) => ({ id: coin, label: coin === '' ? t('picker.all') : coin }))}
      groupsName={t('picker.quotes')}
      group={quote}
      onGroup={setQuote}
      onGo={(market) => router.push(withInterval(`/spot/${market.symbol}`))}
      onClose={onClose}
    />
  );
}
