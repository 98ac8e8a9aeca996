'use client';
// A take-profit and stop-loss that moves with the price: it follows the best price and closes at market once that turns back so far.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { WaitingStops } from '../margin-stop/waiting-stops.tsx';
import { usePlanCondition } from '../panels/words/plan-words.ts';
import { ContractCell } from '../positions/contract-cell.tsx';
import { Fact, Facts } from '../positions/facts.tsx';
import type { PositionRow } from '../positions/position-row.ts';
import type { PositionOperations } from '../positions/use-position-operations.ts';
import { PartFields } from '../tpsl/part-fields.tsx';
import { callbackPicks, callbackRange, firesAt, movingProblem, type MovingDraft } from './moving-exit-draft.ts';

type Props = { readonly row: PositionRow; readonly actions: PositionOperations; readonly onClose: () => void };

export function MovingExitDialog({ row, actions, onClose }: Props) {
  const t = useTranslations('positions');
  const condition = usePlanCondition();
  const watch = useContractPreferences((kept) => kept.priceType);
  const [draft, setDraft] = useState<MovingDraft>({ callback: '1', activation: '', watch, quantity: null });
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const { market, position, ticker } = row;
  const change = (part: Partial<MovingDraft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setErrorText(null);
  };
  const price = (text: string | null | undefined): string =>
    text === null || text === undefined ? '—' : formatPrice(text, market.pricePlace);
  const problem = movingProblem(draft, row);
  const said = errorText ?? (problem === 'callback' ? t('moving.problem.callback', callbackRange) : null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    if (problem !== null) return setErrorText(t(`moving.problem.${problem}`, callbackRange));
    setPending(true);
    setErrorText(await actions.saveMovingExit(row, draft));
    setPending(false);
  };
  return (
    <Modal open title={t('moving.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <ContractCell market={market} side={position.holdSide} leverage={position.leverage} marginMode={position.marginMode} isHere />
        <p className="text-xs text-secondary">{t('moving.about')}</p>
        <Facts>
          <Fact name={t('column.entry')}>{price(position.averageOpenPrice)}</Fact>
          <Fact name={t('exits.prices')}>
            {price(ticker?.lastPrice)} · {price(ticker?.contract?.markPrice)}
          </Fact>
        </Facts>
        <WaitingStops
          stops={row.movingExits}
          wordsOf={condition}
          cancelName={({ planId }) => t('moving.cancel', { id: planId })}
          isLeaving={actions.isLeaving}
          onCancel={(plan) => void actions.cancelExit(plan)}
        />
        <AmountField
          label={t('planEdit.field.callback')}
          unit="%"
          value={draft.callback}
          decimals={2}
          step="0.1"
          holds="rate"
          mark={problem === 'callback' ? 'wrong' : undefined}
          describedBy="moving-said"
          onValue={(callback) => change({ callback })}
        />
        <QuickPicks
          name={t('planEdit.field.callback')}
          picks={callbackPicks.map((value) => ({ value, label: `${value}%` }))}
          value={draft.callback}
          onPick={(callback) => change({ callback })}
        />
        <div className="flex gap-2">
          <AmountField
            label={t('moving.from')}
            unit={market.quoteCoin}
            placeholder={t('moving.atOnce')}
            value={draft.activation}
            decimals={market.pricePlace}
            step={market.tickSize}
            onValue={(activation) => change({ activation })}
            className="min-w-0 flex-1"
          />
          <SelectBox
            name={t('moving.watch')}
            options={(['market', 'fair'] as const).map((value) => ({ value, label: t(`exits.watch.${value}`) }))}
            value={draft.watch}
            onValue={(chosen) => change({ watch: chosen })}
            className="h-9 w-36 max-md:h-11"
          />
        </div>
        <PartFields quantity={draft.quantity} row={row} onQuantity={(quantity) => change({ quantity })} />
        <Facts>
          <Fact name={t('moving.fires')}>{problem === 'callback' || problem === 'noCallback' ? '—' : price(firesAt(draft, row))}</Fact>
        </Facts>
        <p id="moving-said" role={said === null ? undefined : 'alert'} className="min-h-4 text-xs text-negative">
          {said}
        </p>
        <Button type="submit" look="primary" size="large" pending={pending}>
          {t('moving.place')}
        </Button>
      </form>
    </Modal>
  );
}
