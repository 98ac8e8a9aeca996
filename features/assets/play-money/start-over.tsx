'use client';
// A new demo account in the place of the one before, with the money that is wished for.
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { startPaperOver } from '#lib/contract/calls/paptrading/startOver.ts';
import { startingFunds } from '#lib/contract/money/paper-funds.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { isMarked } from '#lib/format/numbers/decimal-input.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { useRequest } from './use-request.ts';

const choices = ['usual', 'own', 'live'] as const;
type Choice = (typeof choices)[number];

const decimals = 8;

/** A guest has no live balances to copy. `onDone`: the page must be made anew, of the new account. */
export function StartOver({ isGuest, onDone }: { readonly isGuest: boolean; readonly onDone: () => void }) {
  const t = useTranslations('demo');
  const api = useApi();
  const [choice, setChoice] = useState<Choice>('usual');
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(startingFunds.map(({ coin, amount }) => [coin, amount])),
  );
  const format = useFormatter();
  const funds = format.list(startingFunds.map(({ coin, amount }) => isolateLtr(`${formatNumber(amount)} ${coin}`)));
  const request = useRequest(onDone);
  const list = Object.entries(amounts).flatMap(([coin, amount]) => (readPositive(amount) === null ? [] : [{ coin, amount }]));
  return (
    <form
      className="flex flex-col gap-3 border-t border-subtle pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        request.run(() => api.call(startPaperOver, { funds: choice, ...(choice === 'own' ? { list } : {}) }));
      }}
    >
      <h3 className="text-sm font-medium">{t('startOver.title')}</h3>
      <p className="text-xs text-muted">{t('startOver.about')}</p>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">{t('startOver.with')}</legend>
        {choices
          .filter((one) => one !== 'live' || !isGuest)
          .map((one) => (
            <label key={one} className="flex items-center gap-2 text-sm text-secondary max-md:min-h-11">
              <input
                type="radio"
                name="funds"
                value={one}
                checked={choice === one}
                onChange={() => setChoice(one)}
                className="size-4 accent-[var(--accent)]"
              />
              {t(`startOver.${one}`, { funds })}
            </label>
          ))}
      </fieldset>
      {choice === 'own' ? (
        <div className="grid gap-2 sm:grid-cols-2">
          {startingFunds.map(({ coin }) => (
            <AmountField
              key={coin}
              label={coin}
              value={amounts[coin] ?? ''}
              decimals={decimals}
              holds="size"
              step="1"
              onValue={(value) => setAmounts({ ...amounts, [coin]: value })}
            />
          ))}
        </div>
      ) : null}
      <ErrorLine text={request.errorText} />
      <Button
        type="submit"
        look="danger"
        pending={request.pending}
        disabled={choice === 'own' && (list.length === 0 || Object.values(amounts).some(isMarked))}
        className="max-md:h-11"
      >
        {t('startOver.button')}
      </Button>
    </form>
  );
}
