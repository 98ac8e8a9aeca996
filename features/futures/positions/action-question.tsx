'use client';
// The question whether to close or reverse a position, or to close all of them: with its result at this moment.
import { useTranslations } from 'next-intl';

import { useBookShortText } from '#components/trading/order-end/use-book-short-text.ts';
import { Question } from '#components/trading/question.tsx';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { Gain } from './amounts.tsx';
import { closeResult, closingPrice, quantityOfPercent } from './close-draft.ts';
import { SideBadge } from './contract-cell.tsx';
import { Fact, Facts } from './facts.tsx';
import { useCloseFill } from './use-close-fill.ts';
import { shownPlaces, type PositionRow } from './position-row.ts';

export type AskedAction = 'flash' | 'reverse' | 'closeAll';

type Props = {
  readonly action: AskedAction;
  readonly rows: readonly PositionRow[];
  /** The share of each position that is closed; left out: all of it. */
  readonly percent?: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

type RowProps = {
  readonly row: PositionRow;
  readonly quantity: string;
  /** As much again is opened on the other side. */
  readonly doubles: boolean;
};

function ClosedRow({ row, quantity, doubles }: RowProps) {
  const t = useTranslations('positions');
  const bookShortText = useBookShortText();
  const { position, market } = row;
  // Turning over is done in whole or not at all.
  const met = useCloseFill(row, doubles ? null : quantity);
  const draft = { at: 'market', price: '', quantity } as const;
  const [price, result] = [met?.fill.averagePrice ?? closingPrice(draft, row), closeResult(draft, row)];
  return (
    <li className="flex flex-col gap-1 text-sm">
      <span className="flex items-center gap-2">
        <bdi dir="ltr" className="font-medium">
          {market.symbolCodeDisplayName}
        </bdi>
        <SideBadge side={position.holdSide} />
        <bdi dir="ltr" className="ms-auto">
          {shortNumber(quantity)} {market.form === 'inverse' ? market.quoteCoin : market.baseCoin}
        </bdi>
      </span>
      <Facts>
        <Fact name={t('close.near')}>{price === null ? '—' : formatPrice(price, market.pricePlace)}</Fact>
        <Fact name={t('close.gain')}>
          {result === null ? '—' : <Gain text={result.gain} decimals={shownPlaces(market)} coin={market.marginCoin} />}
        </Fact>
      </Facts>
      {met === null || met.short === null ? null : <p className="text-xs text-warning">{bookShortText(met.short)}</p>}
    </li>
  );
}

export function ActionQuestion({ action, rows, percent = 100, onYes, onNo }: Props) {
  const t = useTranslations('positions');
  return (
    <Question
      title={t(`${action}.title`)}
      yes={t(`${action}.yes`)}
      no={t('back')}
      look="danger"
      // Only the usual close of one position can do without.
      never={action === 'flash' ? t('flash.never') : null}
      danger={action === 'flash' ? null : t(`${action}.danger`)}
      onYes={(never) => {
        if (never) useConfirmations.getState().skip('close', true);
        onYes();
      }}
      onNo={onNo}
    >
      <ul className="flex flex-col gap-3">
        {rows.map((row) => (
          <ClosedRow
            key={row.key}
            row={row}
            quantity={quantityOfPercent(row.position, row.market, percent)}
            doubles={action === 'reverse'}
          />
        ))}
      </ul>
    </Question>
  );
}
