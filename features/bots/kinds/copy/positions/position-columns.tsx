'use client';
// The columns of what copies hold, position by position.
import { Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { TimeText } from '#components/trading/time-text.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import { marketPath } from '#lib/contract/market-line.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { LeaderName } from '#components/trading/leader-name.tsx';
import type { MyLeaders } from '#lib/copy-trading/use-my-leaders.ts';
import { type HeldPosition, nameOf, priceIn, quantityIn } from './held-position.ts';

const none = '—';

function MarketCell({ held }: { readonly held: HeldPosition }) {
  const [t, bots] = [useTranslations('bots.follow.positions'), useTranslations('bots')];
  const { order, market } = held;
  const isLong = order.holdSide === 'long';
  const name = (
    <bdi dir="ltr" className="font-medium">
      {nameOf(held)}
    </bdi>
  );
  return (
    <span className="inline-flex flex-col items-start py-1">
      {market === undefined ? (
        name
      ) : (
        <Link href={marketPath(market)} className="text-primary hover:underline max-md:inline-flex max-md:min-h-8 max-md:items-center">
          {name}
        </Link>
      )}
      <span className="inline-flex items-center gap-1 text-2xs text-muted">
        <span className={isLong ? 'text-positive' : 'text-negative'}>
          {order.marginMode === null ? t('held') : bots(`direction.${order.holdSide}`)}
        </span>
        {order.marginMode === null ? null : <span>{t(order.marginMode === 1 ? 'isolated' : 'cross')}</span>}
        {order.leverage === null ? null : <bdi dir="ltr">{order.leverage}×</bdi>}
      </span>
    </span>
  );
}

function ExitsCell({ held, onOpen }: { readonly held: HeldPosition; readonly onOpen: () => void }) {
  const t = useTranslations('bots.follow.positions');
  const { takeProfitPrice, stopLossPrice, areExitsSet } = held.order;
  const isEmpty = takeProfitPrice === null && stopLossPrice === null;
  return (
    <PressButton
      onClick={onOpen}
      className="group/change -mx-1 inline-flex min-h-6 items-center gap-1.5 rounded px-1 py-0.5 hover:bg-surface-3 focus-visible:bg-surface-3 max-md:min-h-11"
    >
      {isEmpty ? (
        <span className="text-accent">{t('exits.add')}</span>
      ) : (
        <bdi dir="ltr">
          <span className="text-positive">{priceIn(held, takeProfitPrice)}</span>
          <span className="text-muted"> / </span>
          <span className="text-negative">{priceIn(held, stopLossPrice)}</span>
        </bdi>
      )}
      {isEmpty || areExitsSet ? null : <span className="text-2xs text-muted">{t('exits.bySettings')}</span>}
      <span className="sr-only">{t('exits.change', { market: nameOf(held) })}</span>
      {isEmpty ? (
        <Plus size={12} aria-hidden className="text-accent" />
      ) : (
        <Pencil size={11} aria-hidden className="text-muted group-hover/change:text-primary" />
      )}
    </PressButton>
  );
}

type Asked = {
  /** Null: the list is that of one copy. */
  readonly leaderOf: MyLeaders['leaderOf'] | null;
  readonly onExits: (held: HeldPosition) => void;
  readonly onShare: (held: HeldPosition) => void;
  readonly onClose: (held: HeldPosition) => void;
};

export function usePositionColumns({ leaderOf, onExits, onShare, onClose }: Asked): readonly Column<HeldPosition>[] {
  const t = useTranslations('bots.follow.positions');
  const bots = useTranslations('bots.share');
  const zoneMinutes = useZoneOffset();
  const price = (id: 'averagePrice' | 'price' | 'liquidationPrice'): Column<HeldPosition> => ({
    id,
    head: t(`column.${id}`),
    numeric: true,
    sortBy: ({ order }) => order[id] ?? undefined,
    cell: (held) => priceIn(held, held.order[id]),
  });
  const leader: Column<HeldPosition> = {
    id: 'leader',
    head: t('column.leader'),
    onCard: 'line',
    sortBy: ({ order }) => order.leaderId,
    cell: ({ order }) => {
      const known = leaderOf?.(order.strategyId);
      return (
        <span className="inline-flex max-w-48 flex-col items-start py-1 max-md:max-w-none max-md:flex-row max-md:items-center max-md:gap-3 max-md:py-0">
          {known === undefined ? <bdi>{t('leaderName', { number: order.leaderId })}</bdi> : <LeaderName leader={known} />}
          <Link
            href={botPath(order.strategyId)}
            className="text-2xs text-muted hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {t('copy', { number: isolateLtr(order.strategyId) })}
          </Link>
        </span>
      );
    },
  };
  return [
    { id: 'market', head: t('column.market'), onCard: 'title', sortBy: nameOf, cell: (held) => <MarketCell held={held} /> },
    ...(leaderOf === null ? [] : [leader]),
    {
      id: 'profit',
      head: t('column.profit'),
      numeric: true,
      sortBy: ({ order }) => order.profit ?? undefined,
      cell: ({ order: { profit, coin } }) => (profit === null ? none : <span className={toneOf(profit)}>{profitText(profit, coin)}</span>),
    },
    { id: 'quantity', head: t('column.quantity'), numeric: true, sortBy: ({ order }) => order.quantity, cell: quantityIn },
    price('averagePrice'),
    price('price'),
    {
      id: 'margin',
      head: t('column.margin'),
      numeric: true,
      sortBy: ({ order }) => order.margin ?? undefined,
      cell: ({ order: { margin, coin } }) => (margin === null ? none : moneyText(margin, coin)),
    },
    price('liquidationPrice'),
    { id: 'exits', head: t('column.exits'), onCard: 'line', cell: (held) => <ExitsCell held={held} onOpen={() => onExits(held)} /> },
    {
      id: 'opened',
      head: t('column.opened'),
      onCard: 'line',
      sortBy: ({ order }) => order.openTimeMs ?? undefined,
      cell: ({ order: { openTimeMs } }) => (openTimeMs === null ? none : <TimeText timeMs={openTimeMs} zoneMinutes={zoneMinutes} />),
    },
    {
      id: 'act',
      head: t('column.act'),
      atEnd: true,
      onCard: 'line',
      cell: (held) => (
        <span className="inline-flex gap-1">
          <Button
            size="small"
            look="quiet"
            className="max-md:h-11"
            aria-label={t('share.name', { market: nameOf(held) })}
            onClick={() => onShare(held)}
          >
            {bots('short')}
          </Button>
          <Button size="small" className="max-md:h-11" aria-label={t('close.name', { market: nameOf(held) })} onClick={() => onClose(held)}>
            {t('close.button')}
          </Button>
        </span>
      ),
    },
  ];
}
