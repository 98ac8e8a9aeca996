// Dated contracts: those that wait for their end, the prices of those that have come to it, and how such a price comes about.
import { useTranslations } from 'next-intl';

import { exportDeliveries } from '#lib/contract/calls/v1/mcp/contract/delivery/export.ts';
import type { Delivery } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { Paragraph, Points } from '../../frame/prose.tsx';
import { contractColumn, numberColumn, textColumn } from '../cells.tsx';
import { tickerOf } from '../contract-groups.ts';
import { DownloadLink } from '../download-link.tsx';
import { leftText, none, percentText, spanText, utcText, type FiguresTexts } from '../figures-text.ts';

export type DeliveryFigures = {
  /** Dated contracts that live, the next to end first. */
  readonly markets: readonly ContractMarket[];
  readonly tickers: readonly Ticker[];
  /** Those that were delivered, the last one first. */
  readonly delivered: readonly Delivery[];
  /** For so long before the end the index is averaged; null where no market moves. */
  readonly averagingMs: number | null;
  readonly asOfMs: number;
};

const priceText = (price: string | null | undefined, { pricePlace }: ContractMarket): string =>
  price === null || price === undefined ? none : formatPrice(price, pricePlace);

function Waiting({ markets, tickers, asOfMs }: DeliveryFigures) {
  const t = useTranslations('figures');
  return (
    <ParameterTable
      caption={t('contractsCount', { count: markets.length })}
      columns={[
        contractColumn<ContractMarket>(t('column.contract'), (market) => market),
        textColumn<ContractMarket>('end', t('column.deliveredAt'), ({ deliveryMs }) => utcText(deliveryMs)),
        textColumn<ContractMarket>('left', t('column.left'), ({ deliveryMs }) => leftText(deliveryMs - asOfMs, t)),
        numberColumn<ContractMarket>('index', t('symbol.index'), (market) => priceText(tickerOf(tickers, market)?.indexPrice, market)),
        numberColumn<ContractMarket>('mark', t('symbol.mark'), (market) =>
          priceText(tickerOf(tickers, market)?.contract?.markPrice, market),
        ),
        textColumn<ContractMarket>('closeOnly', t('column.closeOnly'), ({ closeOnlyMs }) => spanText(closeOnlyMs, t)),
        numberColumn<ContractMarket>('fee', t('column.deliveryFee'), ({ deliveryFeeRate }) => percentText(deliveryFeeRate)),
      ]}
      rows={markets}
      keyOf={({ symbolId }) => symbolId}
      empty={t('nothing')}
    />
  );
}

function Delivered({ delivered }: DeliveryFigures) {
  const t = useTranslations('figures');
  return (
    <>
      <DownloadLink href={`/api/${exportDeliveries.path}?format=csv`} about={t('delivery.whole')} />
      <ParameterTable
        caption={t('delivery.prices')}
        isCaptionHidden
        columns={[
          textColumn<Delivery>('contract', t('column.contract'), ({ symbolCodeDisplayName }) => symbolCodeDisplayName),
          textColumn<Delivery>('time', t('column.deliveredAt'), ({ deliveryTimeMs }) => utcText(deliveryTimeMs)),
          numberColumn<Delivery>('price', t('column.deliveryPrice'), ({ deliveryPrice }) =>
            deliveryPrice === null ? none : shortNumber(deliveryPrice),
          ),
        ]}
        rows={delivered}
        keyOf={({ symbolId, deliveryTimeMs }) => `${symbolId} ${deliveryTimeMs}`}
        empty={t('delivery.noneYet')}
      />
    </>
  );
}

export const deliverySections = (figures: DeliveryFigures, t: FiguresTexts): readonly InfoSection[] => [
  { id: 'waiting', title: t('delivery.waiting'), body: <Waiting {...figures} /> },
  { id: 'delivered', title: t('delivery.prices'), body: <Delivered {...figures} /> },
  {
    id: 'rules',
    title: t('rules'),
    body: (
      <>
        {figures.averagingMs === null ? null : <Paragraph>{t('delivery.price', { time: spanText(figures.averagingMs, t) })}</Paragraph>}
        <Points items={[t('delivery.rule.closeOnly'), t('delivery.rule.end'), t('delivery.rule.fee')]} />
      </>
    ),
  },
];
