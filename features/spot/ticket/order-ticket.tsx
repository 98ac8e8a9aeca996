'use client';
// The order form: side, kind, price, size, and what will come of it.
import { useTranslations } from 'next-intl';
import { useEffect, useId, useReducer, useState } from 'react';

import { Button, buttonClasses } from '#components/ui/button.tsx';
import { DecimalField } from '#components/ui/decimal-field.tsx';
import { showToast } from '#components/ui/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useDesk } from '#lib/session/desk.ts';
import { useUser } from '#lib/session/user.ts';
import { PercentSlider } from './percent-slider.tsx';
import { previewTicket } from './ticket-preview.ts';
import type { TicketField, TicketProblem } from './ticket-problem.ts';
import { amountPlace } from './ticket-size.ts';
import { initialTicket, ticketReducer } from './ticket-state.ts';
import { TicketSummary } from './ticket-summary.tsx';
import { usePlaceOrder } from './use-place-order.ts';

type Props = {
  readonly market: SpotMarket;
  /** As the server rendered it; the live one takes its place. */
  readonly book: DepthBook;
  readonly lastPrice: string;
  readonly initialSide?: 'buy' | 'sell';
};

const timesInForce = [
  [TimeInForce.gtc, 'gtc'],
  [TimeInForce.postOnly, 'postOnly'],
  [TimeInForce.ioc, 'ioc'],
  [TimeInForce.fok, 'fok'],
] as const;

export function OrderTicket({ market, book, lastPrice, initialSide = Side.buy }: Props) {
  const t = useTranslations('ticket');
  const errors = useTranslations('errors');
  const hub = useHub();
  const user = useUser();
  const noteId = useId();
  const depth = useChannel(hub, 'depth', market.symbol).data ?? book;
  const account = useChannel(hub, 'account', user === null ? null : '').data;
  const [state, change] = useReducer(ticketReducer, initialTicket(initialSide, lastPrice));
  const [asked, setAsked] = useState(false);
  const { pending, place } = usePlaceOrder();
  const picked = useDesk((desk) => desk.picked);
  useEffect(() => {
    if (picked !== null) change({ type: 'pick', price: picked.price, side: picked.side });
  }, [picked]);

  const balance = account === null ? null : { base: account.get(market.baseCoin)?.available ?? '0', quote: account.get(market.quoteCoin)?.available ?? '0' };
  const preview = previewTicket(state, market, balance, depth, lastPrice);
  const buys = state.side === Side.buy;
  const [spent, available] = buys ? [market.quoteCoin, balance?.quote ?? null] : [market.baseCoin, balance?.base ?? null];
  const shown = preview.problems.filter(({ weight }) => weight !== 'missing' || asked);
  const isOff = (field: TicketField): boolean => shown.some(({ weight, fields }) => weight !== 'warning' && fields.includes(field));
  const words = ({ code, params }: TicketProblem): string => {
    if (code === 'priceMissing' || code === 'quantityNotEnough') return t(`problem.${code}`);
    if (code === 'slippageHigh') return t('problem.slippageHigh', { slippage: formatPercent(String(params['slippage'] ?? '0'), 'en-US') });
    return errors.has(code) ? errors(code, params) : t('problem.other');
  };

  const send = async (): Promise<void> => {
    setAsked(true);
    if (preview.order === null) return;
    const placed = await place(preview.order);
    if (placed.outcome === 'placed') {
      change({ type: 'placed' });
      setAsked(false);
      showToast('done', placed.filled === '0' ? t('placed') : t('filledNow', { quantity: placed.filled, coin: market.baseCoin }));
      return;
    }
    const { error } = placed;
    showToast('failed', error instanceof ApiError && error.key !== null && errors.has(error.key) ? errors(error.key, error.params) : errors('unanswered'));
  };

  const tab = 'h-9 flex-1 rounded-md text-sm font-medium text-secondary hover:text-primary';
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2.5 bg-surface-1 p-3">
      <div role="group" aria-label={t('side')} className="flex gap-1 rounded-lg bg-surface-2 p-1">
        <button type="button" aria-pressed={buys} onClick={() => change({ type: 'side', side: Side.buy })} className={`${tab} aria-pressed:bg-positive aria-pressed:text-on-positive`}>
          {t('buy')}
        </button>
        <button type="button" aria-pressed={!buys} onClick={() => change({ type: 'side', side: Side.sell })} className={`${tab} aria-pressed:bg-negative aria-pressed:text-on-negative`}>
          {t('sell')}
        </button>
      </div>
      <div className="flex items-center justify-between gap-2">
        <div role="group" aria-label={t('kind')} className="flex">
          {(['limit', 'market'] as const).map((kind) => (
            <button key={kind} type="button" aria-pressed={state.kind === kind} onClick={() => change({ type: 'kind', kind })} className="h-8 border-b-2 border-transparent px-2 text-xs text-muted hover:text-primary aria-pressed:border-accent aria-pressed:text-primary">
              {t(kind)}
            </button>
          ))}
        </div>
        {state.kind === 'limit' ? (
          <select
            aria-label={t('timeInForce')}
            value={state.timeInForce}
            onChange={(event) => {
              const chosen = timesInForce.find(([value]) => value === Number(event.target.value));
              if (chosen !== undefined) change({ type: 'timeInForce', timeInForce: chosen[0] });
            }}
            className="h-8 rounded border border-subtle bg-surface-1 px-1.5 text-xs text-secondary"
          >
            {timesInForce.map(([value, name]) => (
              <option key={name} value={value}>
                {t(`force.${name}`)}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <form
        className="flex flex-col gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="flex items-center justify-between text-xs text-muted">
          {t('available')}
          <span className="flex items-center gap-2">
            <bdi dir="ltr" className="text-primary">
              {available === null ? '—' : `${formatNumber(available, 'en-US')} ${spent}`}
            </bdi>
            {user === null ? null : (
              <Link href={`/asset/recharge?coin=${spent}`} className="text-accent hover:underline">
                {t('deposit')}
              </Link>
            )}
          </span>
        </p>
        {state.kind === 'limit' ? (
          <DecimalField label={t('price')} value={state.price} unit={market.quoteCoin} decimals={market.pricePlace} maxLength={20} step={market.tickSize} invalid={isOff('price')} describedBy={noteId} onChange={(text) => change({ type: 'price', text })} />
        ) : (
          <p className="flex h-10 items-center justify-between rounded-md border border-subtle bg-surface-2 px-3 text-xs text-muted max-md:h-12">
            {t('price')}
            <span>{t('marketPrice')}</span>
          </p>
        )}
        <DecimalField label={t('quantity')} value={preview.sized.quantity} unit={market.baseCoin} decimals={market.volumePlace} maxLength={18} step={market.lotSize} placeholder={market.minQuantity} invalid={isOff('quantity')} describedBy={noteId} onChange={(text) => change({ type: 'quantity', text })} />
        <PercentSlider label={t('percent')} percent={preview.percent} disabled={available === null} onChange={(percent) => change({ type: 'percent', percent, available: available ?? '0' })} />
        <DecimalField label={t('amount')} value={preview.sized.amount} unit={market.quoteCoin} decimals={amountPlace(market)} maxLength={18} step="1" placeholder={market.minAmount} invalid={isOff('amount')} describedBy={noteId} onChange={(text) => change({ type: 'amount', text })} />
        <ul id={noteId} className="grid gap-1 text-xs empty:hidden">
          {shown.map((problem) => (
            <li key={problem.code} className={problem.weight === 'warning' ? 'text-warning' : 'text-negative'}>
              {words(problem)}
            </li>
          ))}
        </ul>
        {user === null ? (
          <div className="grid grid-cols-2 gap-2">
            <Link href={`/login?from=/spot/${market.symbol}`} className={buttonClasses('secondary')}>
              {t('logIn')}
            </Link>
            <Link href={`/register?from=/spot/${market.symbol}`} className={buttonClasses('primary')}>
              {t('signUp')}
            </Link>
          </div>
        ) : (
          <Button type="submit" look={buys ? 'buy' : 'sell'} pending={pending} className="w-full max-md:h-12">
            {t(buys ? 'buyCoin' : 'sellCoin', { coin: market.baseCoin })}
          </Button>
        )}
        <TicketSummary market={market} side={state.side} cost={preview.cost} />
      </form>
    </section>
  );
}
