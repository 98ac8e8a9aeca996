'use client';
// The coins that are filled in, in the place of a market's chart: their weights, their money, their prices, and what they were worth together.
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';

import { Change } from '#components/trading/change.tsx';
import { moneyText } from '#components/trading/money-text.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { latePlace } from '#components/ui/late/late-part.tsx';
import type { Ticker } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { countZeros } from '#lib/format/numbers/count-zeros.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Amount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import type { Basket } from '../../kinds/bot-kind.ts';
import { useCreateBot } from '../state/create-context.ts';

const BasketCurve = latePlace(async () => (await import('./basket-curve.tsx')).BasketCurve);

const none = '—';

export type DayPrice = Pick<Ticker, 'lastPrice' | 'changeRate'>;

type Props = {
  /** The spot markets as the server saw them, by their symbols. */
  readonly prices: Readonly<Record<string, DayPrice>>;
};

/** While something cannot be read, as it was before. Null: it never could. */
function useBasket(): Basket | null {
  const { kind, terms } = useCreateBot();
  const { basketOf } = kind;
  const basket = useMemo(() => (terms === null || basketOf === undefined ? null : basketOf(terms)), [terms, basketOf]);
  const [kept, setKept] = useState(basket);
  if (basket !== null && basket !== kept) setKept(basket);
  return basket ?? kept;
}

function Weight({ weight }: { readonly weight: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1.5 min-w-8 max-w-48 flex-1 overflow-hidden rounded-full bg-surface-3 max-sm:hidden">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${Math.min(100, Number(weight) * 100)}%` }} />
      </span>
      <span className="tabular-nums">{isolateLtr(formatPercent(weight))}</span>
    </span>
  );
}

type RowProps = { readonly basket: Basket; readonly coin: Basket['coins'][number]; readonly price: DayPrice | undefined };

function Row({ basket: { money, quoteCoin }, coin: { coin, weight }, price }: RowProps) {
  const paid = readPositive(money);
  const part = paid === null ? null : paid.times(readPositive(weight) ?? new Amount(0));
  return (
    <tr className="border-t border-subtle">
      <th scope="row" className="py-2.5 ps-3 text-start font-medium">
        <span className="flex items-center gap-2">
          <CoinIcon coin={coin} size={20} />
          <bdi dir="ltr">{coin}</bdi>
        </span>
      </th>
      <td>
        <Weight weight={weight} />
      </td>
      <td className="text-end tabular-nums">{part === null ? none : moneyText(writeAmount(part), quoteCoin)}</td>
      <td className="ps-2 text-end max-md:pe-3">
        {price === undefined ? none : <NumberCell text={countZeros(numberText(price.lastPrice))} />}
        {price === undefined ? null : (
          <span className="block md:hidden">
            <Change rate={price.changeRate} />
          </span>
        )}
      </td>
      <td className="pe-3 text-end max-md:hidden">{price === undefined ? none : <Change rate={price.changeRate} />}</td>
    </tr>
  );
}

export function CreateBasket({ prices }: Props) {
  const t = useTranslations('bots');
  const names = useTranslations('terminal.ticker');
  const tickers = usePacedChannel(useHub(), 'tickers', 'spot').data;
  const basket = useBasket();
  if (basket === null) return null;
  const { coins, quoteCoin } = basket;
  const priceOf = (coin: string): DayPrice | undefined =>
    coin === quoteCoin ? undefined : (tickers?.get(`${coin}${quoteCoin}`) ?? prices[`${coin}${quoteCoin}`]);
  const head = 'py-1.5 font-normal';
  return (
    <>
      <h2 id="basket" className="px-3 pt-3 text-sm font-semibold">
        {t('basket.title')}
      </h2>
      <table aria-labelledby="basket" className="w-full table-fixed border-separate border-spacing-0 text-xs">
        <thead className="text-2xs text-muted">
          <tr>
            <th scope="col" className={`${head} w-[18%] ps-3 text-start max-md:w-[27%]`}>
              {t('portfolio.coinHead')}
            </th>
            <th scope="col" className={`${head} w-[34%] text-start max-md:w-[20%]`}>
              {t('portfolio.weight')}
            </th>
            <th scope="col" className={`${head} w-[18%] text-end max-md:w-[28%]`}>
              {t('portfolio.amount')}
            </th>
            <th scope="col" className={`${head} text-end max-md:pe-3`}>
              {names('last')}
              <span className="block md:hidden">{names('change')}</span>
            </th>
            <th scope="col" className={`${head} pe-3 text-end max-md:hidden`}>
              {names('change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {coins.map((one) => (
            <Row key={one.coin} basket={basket} coin={one} price={priceOf(one.coin)} />
          ))}
        </tbody>
      </table>
      <div className="min-h-84 border-t border-subtle p-3 md:min-h-76 noscript:hidden">
        <BasketCurve basket={basket} />
      </div>
    </>
  );
}
