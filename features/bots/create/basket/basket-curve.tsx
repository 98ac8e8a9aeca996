'use client';
// Money that was put in a basket a month ago and kept, beside the same money in bitcoin.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { Change } from '#components/trading/change.tsx';
import { moneyText } from '#components/trading/money-text.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { heldBasket } from '#lib/order-math/bots/basket/held-basket.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { EquityCurves } from '../../backtest/equity-curves.tsx';
import type { Basket } from '../../kinds/bot-kind.ts';
import { type Stretch, usePastCandles } from '../past/use-past-candles.ts';
import { useCreateBot } from '../state/create-context.ts';

const month: Stretch = { days: 30, interval: '1D', candleMs: 86_400_000 };
const compared = 'BTC';
/** Money to look at while none is filled in. */
const usualMoney = '100';

const idOf = (coin: string, quoteCoin: string): string => symbolIdOf(`${coin}${quoteCoin}`);

export function BasketCurve({ basket: { coins, money, quoteCoin } }: { readonly basket: Basket }) {
  const t = useTranslations('bots');
  const { legOf } = useCreateBot();
  const zoneMinutes = useZoneOffset();
  const bought = coins.flatMap(({ coin }) => (coin === quoteCoin ? [] : [coin]));
  const isCompared = coins.length > 1 && legOf(idOf(compared, quoteCoin)) !== undefined;
  const wanted = isCompared && !bought.includes(compared) ? [...bought, compared] : bought;
  const past = usePastCandles(
    wanted.map((coin) => idOf(coin, quoteCoin)),
    month,
  );
  const paid = /[1-9]/.test(money) ? money : usualMoney;
  const [held, other] = useMemo(() => {
    if (past === null || past === 'failed') return [null, null];
    const partOf = (coin: string, weight: string) => ({
      weight,
      candles: coin === quoteCoin ? null : (past.get(idOf(coin, quoteCoin)) ?? []),
    });
    const parts = coins.map(({ coin, weight }) => partOf(coin, weight));
    return [heldBasket(paid, parts, month.candleMs), isCompared ? heldBasket(paid, [partOf(compared, '1')], month.candleMs) : null];
  }, [past, paid, coins, quoteCoin, isCompared]);
  if (past === null) return null;
  const first = held?.points[0];
  if (held === null || first === undefined) return <p className="text-xs text-muted">{t('regular.simulation.none')}</p>;
  const otherAt = new Map(other?.points.map(({ timeMs, value }) => [timeMs, Number(value)]));
  // A line that begins elsewhere would compare another span.
  const isBeside = other !== null && other.points[0]?.timeMs === first.timeMs;
  const valueText = (text: string): string => moneyText(text, quoteCoin);
  const date = (timeMs: number): string => formatDate(timeMs, zoneMinutes);
  const title = t('basket.value', { amount: valueText(paid), date: isolateLtr(date(first.timeMs)) });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-sm font-semibold">{title}</h3>
        <dl className="flex flex-wrap gap-x-4 text-xs">
          <div className="flex gap-1.5">
            <dt className="text-muted">{t('basket.title')}</dt>
            <dd>
              <Change rate={held.rate} />
            </dd>
          </div>
          {isBeside ? (
            <div className="flex gap-1.5">
              <dt className="text-muted">
                <bdi dir="ltr">{compared}</bdi>
              </dt>
              <dd>
                <Change rate={other.rate} />
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
      <EquityCurves
        moments={held.points.map(({ timeMs, value }) => ({
          timeMs,
          worth: Number(value),
          other: isBeside ? (otherAt.get(timeMs) ?? null) : null,
        }))}
        name={title}
        pointName={t('curve.point')}
        worthName={t('basket.title')}
        otherName={isBeside ? compared : null}
        timeText={date}
        valueText={(value) => valueText(String(value))}
      />
      <p className="text-2xs text-muted">{t('basket.about')}</p>
    </div>
  );
}
