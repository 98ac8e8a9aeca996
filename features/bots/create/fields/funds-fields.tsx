'use client';
// The funds to put into the bot, and those that there are: coins of the spot wallet, with the way to have more of them.
import { useTranslations } from 'next-intl';

import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { AvailableLine } from './available-line.tsx';
import { BotField } from './bot-field.tsx';

/** A coin that the bot can be given, and its field in the draft. */
export type FundsLine = {
  readonly coin: string;
  /** As the terms call it. */
  readonly field: string;
  /** Left out: the investment. */
  readonly label?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The least that is needed; null: it is not known. */
  readonly least: string | null;
};

function FundsField({
  line: { coin, field, label, text, onText, least },
  isFirst,
}: {
  readonly line: FundsLine;
  readonly isFirst: boolean;
}) {
  const t = useTranslations('bots.form');
  const minimum = least !== null && readAmount(least)?.isZero() === false ? t('minimum', { amount: shortAmount(least) }) : undefined;
  return (
    <>
      <BotField
        field={field}
        label={label ?? t(isFirst ? 'investment' : 'alsoInvest')}
        unit={coin}
        number="money"
        value={text}
        placeholder={minimum ?? (isFirst ? '' : t('none'))}
        onValue={onText}
      />
      <AvailableLine coin={coin} onAll={onText} />
    </>
  );
}

/** `lines`: the first is the usual coin. */
export function FundsFields({ lines }: { readonly lines: readonly FundsLine[] }) {
  return lines.map((line, place) => <FundsField key={line.field} line={line} isFirst={place === 0} />);
}
