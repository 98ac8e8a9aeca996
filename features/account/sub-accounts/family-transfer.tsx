'use client';
// Sends a coin from one account of the family to another.
import { ArrowUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { AmountUpTo } from '#components/trading/fields/amount-up-to.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useNamedCoins } from '#lib/api/query/use-named-coins.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useFillingId } from '#lib/api/use-filling-id.ts';
import { sendToFamily } from '#lib/contract/calls/v1/assets/subAccount/transfer.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { FormProblem } from '../form-problem.tsx';
import { useAct } from '../security/use-act.ts';
import { availableOf, coinsOf, firstRoute, type Member } from './family-coins.ts';

type Props = {
  readonly family: readonly Member[];
  /** The sub-account that it was opened for. */
  readonly meant: string;
  /** From the first of the family to the other, and not back. */
  readonly oneWay?: boolean;
  readonly onClose: (sent: boolean) => void;
};

const box = 'h-9 min-w-0 flex-1 text-sm max-md:h-11 max-md:text-sm';

export function FamilyTransfer({ family, meant, oneWay = false, onClose }: Props) {
  const t = useTranslations('subAccounts.transfer');
  const api = useApi();
  const fillingId = useFillingId();
  const act = useAct();
  const [{ from, to }, setRoute] = useState(() => firstRoute(family, meant));
  const [wanted, setWanted] = useState('USDT');
  const [amount, setAmount] = useState('');
  const sender = family.find(({ userId }) => userId === from);
  const coins = coinsOf(sender);
  const coin = coins.includes(wanted) ? wanted : (coins[0] ?? wanted);
  const pickable = useNamedCoins(coins);
  const held = new Map(coins.map((one) => [one, availableOf(sender, one)]));
  const max = availableOf(sender, coin);
  const finished = finishDecimal(amount);
  const isAmount = readPositive(finished) !== null;
  const isTooMuch = isAmount && compareDecimals(finished, max) > 0;
  const named = ({ userId, name }: Member) => ({ value: userId, label: name });
  /** Whoever is chosen on one side leaves the other. */
  const choose = (next: { readonly from?: string; readonly to?: string }): void => {
    act.fail(null);
    const [sends, receives] = [next.from ?? from, next.to ?? to];
    setRoute(sends !== receives ? { from: sends, to: receives } : { from: to, to: from });
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isAmount || isTooMuch) return;
    const said = t('done', { amount: shortAmount(finished), coin });
    const order = { from, to, coin, amount: finished };
    const clientOid = fillingId(JSON.stringify(order));
    void act.run(() => api.call(sendToFamily, { ...order, clientOid }), said).then((sent) => sent && onClose(true));
  };
  return (
    <Modal open title={t('title')} closeLabel={t('close')} onClose={() => onClose(false)} sheet>
      <form className="flex flex-col gap-4" onSubmit={send}>
        <div className="flex items-center gap-3 rounded-md border border-subtle p-3 text-sm">
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            {(['from', 'to'] as const).map((end) => (
              <div key={end} className="flex items-center gap-3">
                <span className="w-12 shrink-0 text-muted">{t(end)}</span>
                <SelectBox
                  name={t(end)}
                  options={(oneWay ? family.filter(({ userId }) => userId === (end === 'from' ? from : to)) : family).map(named)}
                  value={end === 'from' ? from : to}
                  onValue={(userId) => choose({ [end]: userId })}
                  className={box}
                />
              </div>
            ))}
          </div>
          {oneWay ? null : (
            <button
              type="button"
              aria-label={t('swap')}
              title={t('swap')}
              onClick={() => choose({ from: to, to: from })}
              className="grid size-9 shrink-0 place-items-center rounded-md border border-subtle text-secondary hover:border-strong hover:text-primary max-md:size-11"
            >
              <ArrowUpDown size={16} aria-hidden />
            </button>
          )}
        </div>
        {coins.length === 0 ? (
          <p className="text-sm text-muted">{t('nothing')}</p>
        ) : (
          <>
            <div className="flex items-center gap-3 text-sm">
              <span className="w-12 shrink-0 text-muted">{t('coin')}</span>
              <CoinPicker
                look="small"
                name={t('coin')}
                coin={coin}
                coins={pickable}
                available={held}
                onCoin={setWanted}
                className="min-w-0 flex-1"
              />
            </div>
            <AmountUpTo
              id="family-most"
              label={t('amount')}
              maxLabel={t('most')}
              allLabel={t('all')}
              coin={coin}
              value={amount}
              max={max}
              isTooMuch={isTooMuch}
              onValue={setAmount}
            />
          </>
        )}
        <p className="text-xs text-muted">{t('about')}</p>
        <FormProblem text={act.problem} />
        <Button type="submit" look="primary" pending={act.pending} disabled={!isAmount || isTooMuch} className="max-md:h-11">
          {t('send')}
        </Button>
      </form>
    </Modal>
  );
}
