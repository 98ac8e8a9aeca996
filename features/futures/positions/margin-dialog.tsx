'use client';
// More or less margin behind an isolated position, and whether the wallet tops it up by itself.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { TabList } from '#components/ui/tabs/tab-list.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { changeMargin } from '#lib/contract/calls/v1/mcp/adjust/change/margin.ts';
import { setAutoAppend } from '#lib/contract/calls/v1/mcp/adjust/auto/append.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { finishDecimal, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { stepOf } from '#lib/format/numbers/number-places.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { ContractCell } from './contract-cell.tsx';
import { Fact, Facts } from './facts.tsx';
import { liquidationWith, marginRoom, type MarginWay } from './margin-room.ts';
import { shownPlaces, type PositionRow } from './position-row.ts';

type Props = {
  readonly row: PositionRow;
  /** The free balance of the wallet, in the margin coin. */
  readonly free: string;
  readonly onClose: () => void;
};

function AutoAppend({ row }: { readonly row: PositionRow }) {
  const t = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { symbolId, holdSide, autoAppendMargin } = row.position;
  const change = async (on: boolean): Promise<void> => {
    setWanted(on);
    try {
      await api.call(setAutoAppend, { symbolId, holdSide, autoAppendMargin: on });
      showToast('done', t(on ? 'append.on' : 'append.off'));
    } catch (error) {
      showToast('failed', refusalText(error));
    }
    setWanted(null);
  };
  return (
    <label className="flex min-h-8 cursor-pointer items-start gap-2 border-t border-subtle pt-3 text-xs text-secondary max-md:min-h-11">
      <input
        type="checkbox"
        role="switch"
        aria-checked={wanted ?? autoAppendMargin}
        checked={wanted ?? autoAppendMargin}
        disabled={wanted !== null}
        onChange={(event) => void change(event.target.checked)}
        className="mt-0.5 accent-accent"
      />
      <span>
        <span className="block text-primary">{t('append.name')}</span>
        {t('append.about')}
      </span>
    </label>
  );
}

export function MarginDialog({ row, free, onClose }: Props) {
  const t = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const [way, setWay] = useState<MarginWay>('add');
  const [amount, setAmount] = useState('');
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const { position, market, risk } = row;
  const max = marginRoom(row, free, way);
  const given = finishDecimal(amount);
  const isGiven = isPositiveDecimal(given);
  const tooMuch = isGiven && compareDecimals(given, max) > 0;
  const after = isGiven && !tooMuch ? liquidationWith(row, way, given) : null;
  const price = (text: string | null | undefined): string =>
    text === null || text === undefined ? '—' : formatPrice(text, market.pricePlace);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    if (!isGiven || tooMuch) return setErrorText(t(isGiven ? 'margin.tooMuch' : 'margin.empty'));
    setPending(true);
    setErrorText(null);
    try {
      await api.call(changeMargin, { symbolId: position.symbolId, holdSide: position.holdSide, type: way, amount: given });
      showToast('done', t(`margin.done.${way}`));
      onClose();
    } catch (error) {
      setErrorText(refusalText(error));
      setPending(false);
    }
  };
  return (
    <Modal open title={t('margin.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <ContractCell market={market} side={position.holdSide} leverage={position.leverage} marginMode={position.marginMode} isHere />
        <TabList
          name={t('margin.title')}
          idPrefix="margin"
          tabs={(['add', 'remove'] as const).map((id) => ({ id, label: t(`margin.way.${id}`) }))}
          chosen={way}
          onChosen={(next) => {
            setWay(next);
            setAmount('');
            setErrorText(null);
          }}
        />
        <div id={`margin-panel-${way}`} role="tabpanel" aria-labelledby={`margin-tab-${way}`} className="flex flex-col gap-3">
          <AmountField
            label={t('margin.amount')}
            unit={market.marginCoin}
            value={amount}
            holds="size"
            decimals={market.marginPlace}
            step={stepOf(shownPlaces(market))}
            mark={tooMuch ? 'wrong' : undefined}
            describedBy={tooMuch ? 'margin-error' : undefined}
            onValue={(text) => {
              setAmount(text);
              setErrorText(null);
            }}
          />
          <div className="flex items-center justify-between gap-3 text-xs">
            <span className="text-muted">{t(`margin.most.${way}`)}</span>
            <button type="button" onClick={() => setAmount(max)} className="rounded text-accent hover:underline max-md:min-h-11">
              <bdi dir="ltr">
                {shortNumber(max)} {market.marginCoin}
              </bdi>
            </button>
          </div>
        </div>
        <Facts>
          <Fact name={t('margin.now')}>
            {formatNumber(position.margin, { decimals: shownPlaces(market) })} {market.marginCoin}
          </Fact>
          <Fact name={t('column.liquidation')}>
            {price(risk?.liquidationPrice)}
            {after === null ? null : <> → {price(after)}</>}
          </Fact>
          <Fact name={t('column.mark')}>{price(row.ticker?.contract?.markPrice)}</Fact>
        </Facts>
        {errorText === null && !tooMuch ? null : (
          <p id="margin-error" role="alert" className="text-xs text-negative">
            {errorText ?? t('margin.tooMuch')}
          </p>
        )}
        <Button type="submit" look="primary" size="large" pending={pending}>
          {t(`margin.way.${way}`)}
        </Button>
        <AutoAppend row={row} />
      </form>
    </Modal>
  );
}
