'use client';
// A stop-loss by margin ratio: all of the position is closed at market once maintenance is so much of what stands behind it.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { MarginMode } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { ratioPrice } from '#lib/order-math/risk/ratio-price.ts';
import { ContractCell } from '../positions/contract-cell.tsx';
import { Fact, Facts } from '../positions/facts.tsx';
import type { PositionRow } from '../positions/position-row.ts';
import type { KnownLine } from '../positions/use-line.ts';
import type { PositionOperations } from '../positions/use-position-operations.ts';
import { ratioOf, ratioPicks, ratioText, stopProblem } from './margin-stop-draft.ts';
import { useRatioRange } from './use-ratio-range.ts';
import { WaitingStops } from './waiting-stops.tsx';

type Props = { readonly row: PositionRow; readonly line: KnownLine; readonly actions: PositionOperations; readonly onClose: () => void };

export function MarginStopDialog({ row, line: { account, markets, tickers }, actions, onClose }: Props) {
  const t = useTranslations('positions');
  const { range, refused } = useRatioRange(row);
  const [percent, setPercent] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const { market, position, ticker, risk } = row;
  const found = range === null ? null : stopProblem(percent, range);
  // An empty field is no mistake until it is sent.
  const problem = found === 'empty' && !tried ? null : found;
  const price = (text: string | null | undefined): string =>
    text === null || text === undefined ? '—' : formatPrice(text, market.pricePlace);
  const [min, max] = range === null ? ['—', '—'] : [ratioText(range.minimum), ratioText(range.maximum)];
  const current = range?.current ?? null;
  const words = problem === null ? null : t(`marginStop.problem.${problem}`, { min: isolateLtr(min), max: isolateLtr(max) });
  const change = (text: string): void => {
    setPercent(text);
    setErrorText(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (pending || range === null || found !== null) return;
    setPending(true);
    const why = await actions.saveMarginStop(row, ratioOf(percent));
    setPending(false);
    setErrorText(why);
    if (why !== null) return;
    setPercent('');
    setTried(false);
  };
  const said = refused ?? errorText ?? words;
  return (
    <Modal open title={t('marginStop.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <ContractCell market={market} side={position.holdSide} leverage={position.leverage} marginMode={position.marginMode} isHere />
        <p className="text-xs text-secondary">
          {t(position.marginMode === MarginMode.isolated ? 'marginStop.aboutIsolated' : 'marginStop.aboutCross', {
            coin: market.marginCoin,
          })}
        </p>
        <Facts>
          <Fact name={t('marginStop.now')}>{current === null ? '—' : formatPercent(current)}</Fact>
          <Fact name={t('marginStop.range')}>{`${min} – ${max}`}</Fact>
          <Fact name={t('column.mark')}>{price(ticker?.contract?.markPrice)}</Fact>
          <Fact name={t('column.liquidation')}>{price(risk?.liquidationPrice)}</Fact>
        </Facts>
        <WaitingStops
          stops={row.marginStops}
          wordsOf={({ riskRatio }) => ratioText(riskRatio ?? '')}
          cancelName={({ planId }) => t('marginStop.cancel', { id: planId })}
          isLeaving={actions.isLeaving}
          onCancel={(plan) => void actions.cancelExit(plan)}
        />
        <AmountField
          label={t('marginStop.field')}
          unit="%"
          value={percent}
          decimals={2}
          step="1"
          holds="rate"
          mark={problem === null ? undefined : 'wrong'}
          describedBy="margin-stop-said"
          onValue={change}
        />
        <QuickPicks
          name={t('marginStop.field')}
          picks={ratioPicks.map((value) => ({ value, label: `${value}%` }))}
          value={percent}
          onPick={change}
        />
        <Facts>
          <Fact name={t('marginStop.near')}>
            {found === null && range !== null
              ? price(ratioPrice(account, markets, tickers, { key: row.key, ratio: ratioOf(percent) }))
              : '—'}
          </Fact>
        </Facts>
        <p id="margin-stop-said" role={said === null ? undefined : 'alert'} className="min-h-4 text-xs text-negative">
          {said}
        </p>
        <Button type="submit" look="primary" size="large" pending={pending}>
          {t('marginStop.place')}
        </Button>
      </form>
    </Modal>
  );
}
