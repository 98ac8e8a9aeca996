'use client';
// Copies a strategy: the amount, what it costs, what will happen, and why it was refused.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useChange } from '#lib/api/query/use-change.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { sharePercents, type SharePercent, subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import { copyStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/copy.ts';
import { getCopyTerms } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import { nameOfMarket, useBotMarkets } from '../../lists/use-bot-markets.ts';
import { moneyText } from '#components/trading/money-text.ts';
import { useStrategyWords } from '../ranking/use-strategy-words.ts';

const AgreementDialog = lateDialog(async () => (await import('../../create/start/agreement-dialog.tsx')).AgreementDialog);

type Props = { readonly strategy: RankedStrategy; readonly coin: string; readonly onClose: () => void };

const priceCoin = 'USDT';
const changed = [...startChanges, getCopyTerms];
const isAbove = (amount: string): boolean => /[1-9]/.test(amount);
const isShare = (percent: number): percent is SharePercent => sharePercents.some((one) => one === percent);

export function CopyDialog({ strategy, coin, onClose }: Props) {
  const t = useTranslations('plaza.copy');
  const router = useRouter();
  const { nameOf } = useStrategyWords();
  const refusalText = useRefusalText();
  const copy = useChange(copyStrategy, changed);
  const { data: costs, error: unknown } = useCall(getCopyTerms, { strategyId: strategy.strategyId }, { anew: true });
  const idOf = useFillingId();
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asksAgreement, setAsksAgreement] = useState(false);
  const available = useChannel(useHub(), 'account', '').data?.balances.get(coin)?.available ?? '0';
  const { strategyId, symbolId } = strategy;
  const market = isolateLtr(nameOfMarket(symbolId, useBotMarkets([symbolId])(symbolId)));
  const amount = readPositive(finishDecimal(text))?.toFixed() ?? null;
  const send = async (): Promise<void> => {
    if (amount === null || costs === undefined || pending) return;
    setPending(true);
    setFailure(null);
    try {
      const agreed = { price: costs.price, profitShare: isShare(costs.profitShare) ? costs.profitShare : 0 };
      const started = await copy({ strategyId, symbolId, amount, ...agreed, clientOid: idOf(`copy ${strategyId} ${amount}`) });
      showToast('done', t('done'));
      router.push(botPath(started.strategyId));
    } catch (error) {
      if (error instanceof ApiError && error.key === 'strategyAgreement') setAsksAgreement(true);
      else setFailure(refusalText(error));
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  if (asksAgreement) {
    return (
      <AgreementDialog
        onAccepted={() => {
          setAsksAgreement(false);
          void send();
        }}
        onClose={() => setAsksAgreement(false)}
      />
    );
  }
  return (
    <Modal open title={t('title', { name: nameOf(strategy) })} closeLabel={t('close')} onClose={onClose} sheet>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <AmountField label={t('amount')} unit={coin} value={text} decimals={8} step="10" holds="size" takesFocus onValue={setText} />
        <button
          type="button"
          onClick={() => setText(available)}
          className="self-end text-2xs text-muted hover:text-primary max-md:min-h-11"
        >
          {t('available')} <bdi dir="ltr">{`${shortAmount(available)} ${coin}`}</bdi>
        </button>
        <ol className="flex list-decimal flex-col gap-1.5 ps-5 text-sm text-secondary">
          <li>{t('step.takes', { market })}</li>
          {costs === undefined || !isAbove(costs.price) ? null : <li>{t('step.price', { price: moneyText(costs.price, priceCoin) })}</li>}
          <li>{t('step.terms')}</li>
          {costs === undefined || costs.profitShare === 0 ? null : (
            <li>{t('step.share', { share: formatPercent(String(costs.profitShare / 100), { decimals: 0 }) })}</li>
          )}
          <li>{t('step.yours')}</li>
        </ol>
        {costs === undefined ? null : <p className="text-2xs text-muted">{t(`standing.${costs.standing}`)}</p>}
        <p className="text-2xs text-muted">{t('past')}</p>
        <ErrorLine
          text={
            failure ?? (costs?.isFull === true ? t('full', { limit: subscriberLimit }) : unknown === null ? null : refusalText(unknown))
          }
        />
        <Button
          type="submit"
          look="primary"
          className="max-md:h-11"
          disabled={amount === null || costs === undefined || costs.isFull}
          pending={pending}
        >
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
