'use client';
// Take profit and stop loss of what a copy holds in one market: prices of its own in place of those of the settings.
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { cancelAllTrackingPlans } from '#lib/contract/calls/v1/trigger/tracking/cancelALLTrackingOrder.ts';
import { updateTrackingTpsl } from '#lib/contract/calls/v1/trigger/tracking/updateTpsl.ts';
import { useTellBot } from '#features/bots/bot/use-tell-bot.ts';
import { FigureList } from '#features/bots/words/figure-list.tsx';
import { profitText, toneOf } from '#components/trading/money-text.ts';
import { draftOf, type ExitName, exitNames, exitProblem, type ExitsDraft, gainAt, isBeyondLiquidation, sentExit } from './exits-draft.ts';
import { type HeldPosition, nameOf, priceIn, quantityIn } from './held-position.ts';

type FieldProps = {
  readonly name: ExitName;
  readonly draft: ExitsDraft;
  readonly held: HeldPosition & { readonly market: NonNullable<HeldPosition['market']> };
  readonly onText: (text: string) => void;
};

function ExitField({ name, draft, held: { order, market }, onText }: FieldProps) {
  const t = useTranslations('bots.follow.positions.exits');
  const noteId = useId();
  const problem = exitProblem(draft, name, order, market.tickSize);
  const isLate = name === 'stopLoss' && problem === null && isBeyondLiquidation(draft, order);
  const gain = problem === null ? gainAt(draft, name, order) : null;
  return (
    <div className="flex flex-col gap-1">
      <AmountField
        label={t(name)}
        unit={market.quoteCoin}
        value={draft[name]}
        decimals={market.pricePlace}
        step={market.tickSize}
        placeholder={t('none')}
        mark={problem === null ? (isLate ? 'warning' : undefined) : 'wrong'}
        describedBy={noteId}
        takesFocus={name === 'takeProfit'}
        onValue={onText}
      />
      <p id={noteId} role={problem === null ? undefined : 'alert'} className="text-2xs text-muted empty:hidden">
        {problem === null ? (
          isLate ? (
            <span className="text-warning">{t('beyondLiquidation')}</span>
          ) : gain === null ? null : (
            <span className={toneOf(gain)}>{t('gain', { amount: profitText(gain, order.coin) })}</span>
          )
        ) : (
          <span className="text-negative">{t(`problem.${problem}`)}</span>
        )}
      </p>
    </div>
  );
}

type Props = { readonly held: FieldProps['held']; readonly onClose: () => void };

export function ExitsDialog({ held, onClose }: Props) {
  const t = useTranslations('bots.follow.positions');
  const { pending, failure, tell, sayDone } = useTellBot();
  const { order, market } = held;
  const { trackingNo, strategyId, symbolId } = order;
  const [draft, setDraft] = useState(() => draftOf(order));
  const isWrong = exitNames.some((name) => exitProblem(draft, name, order, market.tickSize) !== null);
  const done = (text: string): void => {
    sayDone(text);
    onClose();
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending || isWrong) return;
    const prices = { takeProfitPrice: sentExit(draft, 'takeProfit'), stopLossPrice: sentExit(draft, 'stopLoss') };
    if (await tell(updateTrackingTpsl, { trackingNo, ...prices })) done(t('exits.done'));
  };
  const takeBack = async (): Promise<void> => {
    if (await tell(cancelAllTrackingPlans, { strategyId, symbolId })) done(t('exits.takenBack'));
  };
  return (
    <Modal open title={t('exits.title')} closeLabel={t('close.back')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
        <FigureList
          lines={[
            { id: 'market', name: t('column.market'), value: <bdi dir="ltr">{nameOf(held)}</bdi> },
            { id: 'quantity', name: t('column.quantity'), value: quantityIn(held) },
            { id: 'entry', name: t('column.averagePrice'), value: priceIn(held, order.averagePrice) },
            { id: 'price', name: t(order.marginMode === null ? 'exits.last' : 'exits.mark'), value: priceIn(held, order.price) },
          ]}
        />
        {exitNames.map((name) => (
          <ExitField key={name} name={name} draft={draft} held={held} onText={(text) => setDraft((all) => ({ ...all, [name]: text }))} />
        ))}
        <p className="text-2xs text-muted">{t('exits.about')}</p>
        <ErrorLine text={failure} />
        <div className="flex gap-2">
          {order.areExitsSet ? (
            <Button className="flex-1 max-md:h-11" waits={pending} onClick={() => void takeBack()}>
              {t('exits.takeBack')}
            </Button>
          ) : null}
          <Button type="submit" look="primary" className="flex-1 max-md:h-11" disabled={isWrong} pending={pending}>
            {t('exits.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
