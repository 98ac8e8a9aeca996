'use client';
// One contract on a board, with the figure that brought it there.
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';

import { Change } from '#components/trading/change.tsx';
import { FlashText } from '#components/trading/flash-text.tsx';
import { Countdown } from '#components/trading/funding/countdown.tsx';
import { FundingRate } from '#components/trading/funding/funding-rate.tsx';
import { contractPath } from '#lib/contract/market-line.ts';
import { formatMoney } from '#lib/format/numbers/format-money.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { kindOf, type ContractLine } from './contract-lines.ts';
import { ContractName } from './contract-name.tsx';
import type { HotBoard } from './hot-boards.ts';

type Props = ContractLine & { readonly board: HotBoard; readonly drawnMs: number; readonly locale: string };

export const HotLine = memo(function HotLine({ board, market, ticker, interestValue, drawnMs, locale }: Props) {
  const t = useTranslations('explorer');
  if (ticker === null) return null;
  const change = <Change rate={ticker.changeRate} />;
  const price = <FlashText text={formatPrice(ticker.lastPrice, market.pricePlace)} />;
  const dollars = (text: string | null): ReactNode => (
    <bdi dir="ltr">{text === null ? '—' : formatMoney(text, 'USD', locale, 'abbreviated')}</bdi>
  );
  const dueMs = ticker.contract?.nextFundingTimeMs ?? 0;
  const funding: readonly [ReactNode, ReactNode] = [
    <FundingRate key="rate" rate={ticker.contract?.fundingRate} />,
    dueMs === 0 ? '—' : <Countdown key="due" untilMs={dueMs} drawnMs={drawnMs} />,
  ];
  const shown: Readonly<Record<HotBoard, readonly [ReactNode, ReactNode]>> = {
    busiest: [dollars(ticker.quoteVolume), change],
    rising: [change, price],
    falling: [change, price],
    payingLongs: funding,
    payingShorts: funding,
    interest: [dollars(interestValue), price],
  };
  const [first, second] = shown[board];
  return (
    <li>
      <Link
        href={contractPath(market)}
        className="-mx-2 flex min-h-12 items-center gap-2.5 rounded-md px-2 text-sm font-medium hover:bg-surface-2"
      >
        <ContractName market={market} about={t(`kind.${kindOf(market)}`)} size={22} />
        <span className="ms-auto flex flex-col items-end leading-5">
          <span>{first}</span>
          <span className="text-xs font-normal text-muted">{second}</span>
        </span>
      </Link>
    </li>
  );
});
