// The content of each kind of futures card: its number in large, and the facts that may stand beside it.
import type { useTranslations } from 'next-intl';

import type { CardContent } from '#components/trading/share/card-content.ts';
import type { ClosedPosition, PeriodResult } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { MarginMode } from '#lib/contract/enums.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { returnOnMargin } from '#lib/order-math/futures/futures-pnl.ts';
import { shownPlaces, type PositionRow } from '../positions/position-row.ts';

/** The words of the namespace `positions`. */
type Words = ReturnType<typeof useTranslations<'positions'>>;

const signed = (amount: string, decimals: number, coin: string): string => `${formatNumber(amount, { decimals, sign: 'always' })} ${coin}`;

const aboutPosition = (t: Words, side: 'long' | 'short', leverage: number, mode: number): string =>
  [t(`side.${side}`), `${leverage}×`, t(mode === MarginMode.isolated ? 'mode.isolated' : 'mode.cross')].join(' · ');

/** As it stands at this moment, by the price by which the reader looks at gains. */
export function openPositionCard(t: Words, { position, market, ticker, result }: PositionRow, priceType: 'fair' | 'market'): CardContent {
  const watched = (priceType === 'market' ? ticker?.lastPrice : ticker?.contract?.markPrice) ?? null;
  const price = (text: string | null): string => (text === null ? '—' : formatPrice(text, market.pricePlace));
  return {
    type: ShareCardType.openPosition,
    subject: market.symbolCodeDisplayName,
    about: aboutPosition(t, position.holdSide, position.leverage, position.marginMode),
    side: position.holdSide,
    rate: result?.returnRate ?? '0',
    facts: {
      prices: [
        [t('column.entry'), price(position.averageOpenPrice)],
        [t(priceType === 'market' ? 'share.last' : 'column.mark'), price(watched)],
      ],
      ...(result === null ? {} : { gain: [[t('share.gain'), signed(result.unrealizedPnl, shownPlaces(market), market.marginCoin)]] }),
    },
    fileName: `${market.name}-${position.holdSide}`,
  };
}

/** Its net result on what it took at entry. */
export function closedPositionCard(t: Words, closed: ClosedPosition, market: ContractMarket | undefined): CardContent {
  const subject = market?.symbolCodeDisplayName ?? closed.symbolId.replace(/_[A-Z]+$/, '');
  const price = (text: string): string => formatPrice(text, market?.pricePlace ?? 2);
  return {
    type: ShareCardType.closedPosition,
    subject,
    about: `${aboutPosition(t, closed.holdSide, closed.leverage, closed.marginMode)} · ${t(`closedBy.${closed.closedBy}`)}`,
    side: closed.holdSide,
    rate: returnOnMargin(closed.netProfit, closed.margin) ?? '0',
    facts: {
      prices: [
        [t('column.entry'), price(closed.averageOpenPrice)],
        [t('column.exitPrice'), price(closed.averageClosePrice)],
      ],
      gain: [[t('column.net'), signed(closed.netProfit, market?.placeConfig.propertyPlace ?? 4, closed.coin)]],
    },
    fileName: `${market?.name ?? closed.symbolId}-${closed.holdSide}-${closed.roundId}`,
  };
}

/** All positions that ended in a time, of one margin coin, on what they took at entry. `when`: in the reader's words. */
export function periodCard(t: Words, result: PeriodResult, when: string, decimals: number): CardContent {
  const wonPercent = result.positions === 0 ? 0 : Math.round((100 * result.won) / result.positions);
  return {
    type: ShareCardType.periodResult,
    subject: t('share.allOf', { coin: result.coin }),
    about: when,
    side: null,
    rate: returnOnMargin(result.netProfit, result.margin) ?? '0',
    facts: {
      counts: [
        [t('share.positions'), String(result.positions)],
        [t('share.won'), `${wonPercent}%`],
      ],
      gain: [[t('column.net'), signed(result.netProfit, decimals, result.coin)]],
    },
    fileName: `futures-${result.coin}`,
  };
}
