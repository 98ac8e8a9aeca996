'use client';
// Take-profit and stop-loss of a position: what waits already, and one more for all of it or a part.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { ContractCell } from '../positions/contract-cell.tsx';
import { Fact, Facts } from '../positions/facts.tsx';
import type { PositionRow } from '../positions/position-row.ts';
import type { PositionOperations } from '../positions/use-position-operations.ts';
import { LegFields } from './leg-fields.tsx';
import { PartFields } from './part-fields.tsx';
import {
  draftOf,
  draftProblem,
  emptyDraft,
  exitFieldsOf,
  legNames,
  legProblem,
  type LegDraft,
  type LegName,
  type TpslDraft,
} from './tpsl-draft.ts';
import { WaitingExits } from './waiting-exits.tsx';

type Props = {
  readonly row: PositionRow;
  /** One that waits, to be changed first. */
  readonly first?: SpotPlan;
  readonly actions: PositionOperations;
  readonly onClose: () => void;
};

export function TpslDialog({ row, first, actions, onClose }: Props) {
  const t = useTranslations('positions');
  const watch = useContractPreferences((kept) => kept.priceType);
  const [draft, setDraft] = useState<TpslDraft>(() => (first === undefined ? emptyDraft(watch) : draftOf(first)));
  /** The plan that is being changed; null: a new one. */
  const [edited, setEdited] = useState<string | null>(first?.planId ?? null);
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const { market, position, ticker, risk } = row;
  const changeLeg = (name: LegName, part: Partial<LegDraft>): void => {
    setDraft((now) => ({ ...now, [name]: { ...now[name], ...part } }));
    setErrorText(null);
  };
  const begin = (plan: SpotPlan | null): void => {
    setDraft(plan === null ? emptyDraft(watch) : draftOf(plan));
    setEdited(plan?.planId ?? null);
    setErrorText(null);
  };
  const price = (text: string | null | undefined): string =>
    text === null || text === undefined ? '—' : formatPrice(text, market.pricePlace);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const problem = draftProblem(draft, row);
    if (problem !== null) return setErrorText(t(`exits.problem.${problem}`));
    const wrong = legNames.find((name) => legProblem(draft, name, row) !== null);
    if (wrong !== undefined) return setErrorText(t('exits.problem.leg', { leg: t(`exits.${wrong}`) }));
    setPending(true);
    const refused = await actions.saveExit(row, {
      planId: edited,
      exit: exitFieldsOf(draft, row),
      quantity: draft.quantity === null ? null : finishDecimal(draft.quantity),
    });
    setPending(false);
    if (refused === null) begin(null);
    else setErrorText(refused);
  };
  return (
    <Modal open title={t('exits.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3 text-sm">
        <ContractCell market={market} side={position.holdSide} leverage={position.leverage} marginMode={position.marginMode} isHere />
        <Facts>
          <Fact name={t('column.entry')}>{price(position.averageOpenPrice)}</Fact>
          <Fact name={t('exits.prices')}>
            {price(ticker?.lastPrice)} · {price(ticker?.contract?.markPrice)}
          </Fact>
          <Fact name={t('column.liquidation')}>{price(risk?.liquidationPrice)}</Fact>
        </Facts>
        {row.exits.length === 0 ? null : (
          <WaitingExits
            row={row}
            chosen={edited}
            isLeaving={actions.isLeaving}
            onEdit={begin}
            onCancel={(plan) => {
              if (plan.planId === edited) begin(null);
              void actions.cancelExit(plan);
            }}
          />
        )}
        {legNames.map((name) => (
          <LegFields key={name} name={name} draft={draft} row={row} onChange={(part) => changeLeg(name, part)} />
        ))}
        <PartFields
          quantity={draft.quantity}
          row={row}
          onQuantity={(quantity) => {
            setDraft((now) => ({ ...now, quantity }));
            setErrorText(null);
          }}
        />
        <ErrorLine text={errorText} />
        <div className="flex gap-2">
          {edited === null ? null : (
            <Button size="large" className="flex-1" onClick={() => begin(null)}>
              {t('exits.instead')}
            </Button>
          )}
          <Button type="submit" look="primary" size="large" pending={pending} className="flex-1">
            {t(edited === null ? 'exits.place' : 'exits.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
