// Tells when a price that was waited for is reached, in this market or another of its line; each alert speaks once.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { announce } from '#lib/session/notices/announce.ts';
import { isReached, removeAlert, useAlerts } from './alerts-store.ts';

/** Null: another part of the page watches. */
export function useAlertWatch(market: SpotMarket | null): void {
  const t = useTranslations('chart');
  const alerts = useAlerts((state) => state.alerts);
  useEffect(() => void useAlerts.persist.rehydrate(), []);
  const tickers = useChannel(useHub(), 'tickers', market === null || alerts.length === 0 ? null : tickersKeyOf(market)).data;
  useEffect(() => {
    if (tickers === null) return;
    for (const alert of alerts) {
      const last = tickers.get(alert.symbol)?.lastPrice;
      if (last === undefined || !isReached(alert, last)) continue;
      removeAlert(alert.id);
      const text = t('alert.reached', { symbol: isolateLtr(alert.symbol), price: isolateLtr(numberText(alert.price)) });
      showToast('done', text);
      announce('alert', text);
    }
  }, [alerts, tickers, t]);
}
