'use client';
// Closes a position or a part of it, at a price or at the market, and says before what it would bring.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { useBookShortText } from '#components/trading/order-end/use-book-short-text.ts';
import { TabList } from '#components/ui/tabs/tab-list.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { HoldSide } from '#lib/contract/enums.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { percentOfWhole } from '#lib/order-math/orders/quantity-from-percent.ts';
import { Gain } from './amounts.tsx';
import { closePercents, closeProblem, closeResult, quantityOfPercent, type CloseDraft } from './close-draft.ts';
import { ContractCell } from './contract-cell.tsx';
import { Fact, Facts } from './facts.tsx';
import { useCloseFill } from './use-close-fill.ts';
import type { PositionOperations } from './use-position-operations.ts';
import { shownPlaces, type PositionRow } from './position-row.ts';

type Props = { readonly row: PositionRow; readonly actions: PositionOperations; readonly onClose: () => void };

export function CloseDialog({ row, actions, onClose }: Props) {
  const t = useTranslations('positions');
  const { position, market, ticker } = row;
  const [draft, setDraft] = useState<CloseDraft>({ at: 'limit', price: ticker?.lastPrice ?? '', quantity: position.total });
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const change = (part: Partial<CloseDraft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setErrorText(null);
  };
  const bookShortText = useBookShortText();
  const met = useCloseFill(row, draft.at === 'market' ? finishDecimal(draft.quantity) : null);
  const result = closeResult(draft, row);
  const percent = percentOfWhole(finishDecimal(draft.quantity), position.total);
  const sizeCoin = market.form === 'inverse' ? market.quoteCoin : market.baseCoin;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const problem = closeProblem(draft, row);
    if (problem !== null) return setErrorText(t(`close.problem.${problem}`));
    setPending(true);
    const refused = await actions.close(row, finishDecimal(draft.quantity), draft.at === 'limit' ? finishDecimal(draft.price) : null);
    if (refused === null) return onClose();
    setErrorText(refused);
    setPending(false);
  };
  return (
    <Modal open title={t('close.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <ContractCell market={market} side={position.holdSide} leverage={position.leverage} marginMode={position.marginMode} isHere />
        <TabList
          name={t('close.kind')}
          idPrefix="close"
          tabs={(['limit', 'market'] as const).map((id) => ({ id, label: t(`close.at.${id}`) }))}
          chosen={draft.at}
          onChosen={(at) => change({ at })}
        />
        <div id={`close-panel-${draft.at}`} role="tabpanel" aria-labelledby={`close-tab-${draft.at}`} className="flex flex-col gap-3">
          {draft.at === 'limit' ? (
            <AmountField
              label={t('close.price')}
              unit={market.quoteCoin}
              value={draft.price}
              decimals={market.pricePlace}
              step={market.tickSize}
              onValue={(price) => change({ price })}
            />
          ) : (
            <p className="text-xs text-muted">{t('close.marketAbout')}</p>
          )}
          <AmountField
            label={t('close.quantity')}
            unit={sizeCoin}
            value={draft.quantity}
            holds="size"
            decimals={market.volumePlace}
            step={market.lotSize}
            onValue={(quantity) => change({ quantity })}
          />
          <div role="group" aria-label={t('close.percents')} className="grid grid-cols-4 gap-1.5">
            {closePercents.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={percent === one}
                onClick={() => change({ quantity: quantityOfPercent(position, market, one) })}
                className="h-7 rounded border border-subtle text-xs text-secondary hover:border-strong hover:text-primary aria-pressed:border-accent aria-pressed:text-primary max-md:h-11"
              >
                <bdi dir="ltr">{one}%</bdi>
              </button>
            ))}
          </div>
        </div>
        <Facts>
          <Fact name={t('close.whole')}>
            {shortNumber(position.total)} {sizeCoin}
          </Fact>
          <Fact name={t('column.mark')}>
            {ticker?.contract?.markPrice === undefined || ticker.contract.markPrice === null
              ? '—'
              : formatPrice(ticker.contract.markPrice, market.pricePlace)}
          </Fact>
          {draft.at === 'market' ? (
            <Fact name={t('column.average')}>
              {met === null || met.fill.averagePrice === null ? '—' : formatPrice(met.fill.averagePrice, market.pricePlace)}
            </Fact>
          ) : null}
          <Fact name={t('close.gain')}>
            {result === null ? '—' : <Gain text={result.gain} decimals={shownPlaces(market)} coin={market.marginCoin} />}
          </Fact>
          <Fact name={t('close.fee')}>
            {result === null ? '—' : `${formatNumber(result.fee, { decimals: shownPlaces(market) })} ${market.marginCoin}`}
          </Fact>
        </Facts>
        {met === null || met.short === null ? null : <p className="text-xs text-warning">{bookShortText(met.short)}</p>}
        <ErrorLine text={errorText} />
        <Button type="submit" look={position.holdSide === HoldSide.long ? 'sell' : 'buy'} size="large" pending={pending}>
          {t(`close.confirm.${position.holdSide}`)}
        </Button>
      </form>
    </Modal>
  );
}
