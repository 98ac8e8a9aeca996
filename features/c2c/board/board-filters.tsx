'use client';
// The reader narrows the ads of a pair here; without scripts the same form is sent to the server.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { useNumberField } from '#components/ui/fields/use-number-field.ts';
import { finishDecimal, isMarked, lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { type AdPair, boardAddress, type BoardView } from './board-view.ts';

type Props = {
  readonly pair: AdPair;
  readonly view: BoardView;
  readonly schemes: Readonly<Record<string, string>>;
  readonly quoteDecimals: number;
  readonly action: string;
};

const box =
  'h-9 w-full min-w-0 rounded-md border border-field bg-field px-3 text-sm text-primary field-ring focus:border-accent max-md:h-11 max-md:text-base';

export function BoardFilters({ pair, view, schemes, quoteDecimals, action }: Props) {
  const t = useTranslations('c2c.filter');
  const router = useRouter();
  const [amount, setAmount] = useState(view.amount);
  const rules = { decimals: quoteDecimals, maxLength: lengthCaps.size, unit: pair.quote };
  const { input, problem } = useNumberField({ value: amount, rules, onValue: setAmount });
  const show = (scheme: string): void => {
    if (!isMarked(amount)) router.push(boardAddress(pair, { side: view.side, amount: finishDecimal(amount), scheme, page: 1 }));
  };
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    show(view.scheme);
  };
  return (
    <form
      method="get"
      action={action}
      aria-label={t('name')}
      onSubmit={send}
      className="flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2"
    >
      {view.side === 'sell' ? <input type="hidden" name="side" value="sell" /> : null}
      <label className="flex min-w-0 flex-col gap-1 text-xs text-muted md:w-40">
        <span>
          {t('amount')} <bdi>{pair.quote}</bdi>
        </span>
        <input
          {...input}
          name="amount"
          dir="ltr"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : 'amount-problem'}
          className={`${box} ${problem === null ? '' : 'border-negative'}`}
        />
      </label>
      {Object.keys(schemes).length === 0 ? null : (
        <label className="flex min-w-0 flex-col gap-1 text-xs text-muted md:w-48">
          {t('scheme')}
          <select
            name="scheme"
            value={view.scheme}
            onChange={(event) => show(event.currentTarget.value)}
            autoComplete="off"
            className={`${box} cursor-pointer hover:border-strong`}
          >
            <option value="">{t('anyScheme')}</option>
            {Object.entries(schemes).map(([scheme, name]) => (
              <option key={scheme} value={scheme}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className={`${buttonClasses('secondary')} max-md:col-span-2 max-md:h-11`}>
        {t('apply')}
      </button>
      {problem === null ? null : (
        <p id="amount-problem" role="alert" className="w-full text-xs text-negative max-md:col-span-2">
          {problem}
        </p>
      )}
    </form>
  );
}
