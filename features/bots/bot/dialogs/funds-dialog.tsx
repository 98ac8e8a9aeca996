'use client';
// Puts more into a bot, or takes profit out of it while it goes on.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import type { BotDetail } from '#lib/contract/bots/bot.ts';
import { addStrategyFunds } from '#lib/contract/calls/v1/trigger/strategy/addFunds.ts';
import { withdrawStrategyProfit } from '#lib/contract/calls/v1/trigger/strategy/withdrawProfit.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useTellBot } from '../use-tell-bot.ts';
import { ShareHint } from './share-hint.tsx';

type Props = {
  readonly way: 'add' | 'withdraw';
  readonly bot: Pick<BotDetail, 'strategyId' | 'coin' | 'withdrawable' | 'profitShare'>;
  readonly onClose: () => void;
};

export function FundsDialog({ way, bot, onClose }: Props) {
  const t = useTranslations(`bots.funds.${way}`);
  const { coin, strategyId } = bot;
  const [text, setText] = useState('');
  const { pending, failure, tell, sayDone } = useTellBot();
  const nameOf = useFillingId();
  const balances = useChannel(useHub(), 'account', '').data?.balances;
  const most = way === 'add' ? (balances?.get(coin)?.available ?? '0') : bot.withdrawable;
  const amount = readPositive(finishDecimal(text));
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (amount === null || pending) return;
    const request = { strategyId, amount: amount.toFixed(), clientOid: nameOf(`${way} ${strategyId} ${amount.toFixed()}`) };
    if (!(await (way === 'add' ? tell(addStrategyFunds, request) : tell(withdrawStrategyProfit, request)))) return;
    sayDone(t('done'));
    onClose();
  };
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void press(event)} className="flex flex-col gap-3">
        <p className="text-sm text-secondary">{t('text')}</p>
        <AmountField label={t('amount')} unit={coin} value={text} decimals={8} step="10" holds="size" takesFocus onValue={setText} />
        <button type="button" onClick={() => setText(most)} className="self-end text-2xs text-muted hover:text-primary max-md:min-h-11">
          {t('most')} <bdi dir="ltr">{`${shortAmount(most)} ${coin}`}</bdi>
        </button>
        {way === 'withdraw' ? <ShareHint bot={bot} way={way} /> : null}
        <ErrorLine text={failure} />
        <Button type="submit" look="primary" className="max-md:h-11" disabled={amount === null} pending={pending}>
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
