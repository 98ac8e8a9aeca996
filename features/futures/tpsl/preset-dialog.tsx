'use client';
// Another take-profit and stop-loss for what a resting order will have opened, or none.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { updateContractPreset } from '#lib/contract/calls/v1/mcp/order/updateContractPreset.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import { OrderCell } from '../panels/words/order-words.tsx';
import { Fact, Facts } from '../positions/facts.tsx';
import { LegFields } from './leg-fields.tsx';
import { hasPreset, presetDraft } from './order-preset.ts';
import { draftProblem, exitFieldsOf, legNames, legProblem, type Guarded, type SentExit } from './tpsl-draft.ts';

type Props = { readonly order: SpotOrder; readonly guarded: Guarded; readonly onClose: () => void };

export function PresetDialog({ order, guarded, onClose }: Props) {
  const t = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const watch = useContractPreferences((kept) => kept.priceType);
  const [draft, setDraft] = useState(() => presetDraft(order, watch));
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const { market } = guarded;

  const save = async (exit: SentExit | null): Promise<void> => {
    if (pending) return;
    setPending(true);
    setErrorText(null);
    try {
      await api.call(updateContractPreset, { orderId: order.orderId, stopLossMarketAfter: 0, ...exit });
      showToast('done', t(exit === null ? 'exits.cancelled' : 'exits.saved'));
      onClose();
    } catch (error) {
      setErrorText(refusalText(error));
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const problem = draftProblem(draft, guarded);
    if (problem !== null) return setErrorText(t(`exits.problem.${problem}`));
    const wrong = legNames.find((name) => legProblem(draft, name, guarded) !== null);
    if (wrong !== undefined) return setErrorText(t('exits.problem.leg', { leg: t(`exits.${wrong}`) }));
    void save(exitFieldsOf(draft, guarded));
  };
  return (
    <Modal open title={t('preset.title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form onSubmit={submit} className="flex flex-col gap-3 text-sm">
        <OrderCell name={market.symbolCodeDisplayName} delegateType={order.delegateType} kind={t('kind.limit')} />
        <p className="text-xs text-secondary">{t('preset.about')}</p>
        <Facts>
          <Fact name={t('column.price')}>{formatPrice(order.delegatePrice, market.pricePlace)}</Fact>
          <Fact name={t('column.quantity')}>
            {numberText(order.delegateCount)} {market.form === 'inverse' ? market.quoteCoin : market.baseCoin}
          </Fact>
        </Facts>
        {legNames.map((name) => (
          <LegFields
            key={name}
            name={name}
            draft={draft}
            row={guarded}
            onChange={(part) => {
              setDraft((now) => ({ ...now, [name]: { ...now[name], ...part } }));
              setErrorText(null);
            }}
          />
        ))}
        <ErrorLine text={errorText} />
        <div className="flex gap-2">
          {hasPreset(order) ? (
            <Button size="large" className="flex-1" onClick={() => void save(null)}>
              {t('preset.remove')}
            </Button>
          ) : null}
          <Button type="submit" look="primary" size="large" pending={pending} className="flex-1">
            {t('exits.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
