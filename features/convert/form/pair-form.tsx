'use client';
// The form for a pair: the amounts of both coins, the indicative rate, and the button that asks for a quote.
import { ArrowDownUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useUser } from '#lib/session/user.ts';
import { AmountInput } from './amount-input.tsx';
import { shareOf, type AmountProblem, type ConvertCoin } from './convert-amounts.ts';
import { SideBox } from './side-box.tsx';

export type Pair = { readonly from: ConvertCoin; readonly to: ConvertCoin };

type Props = {
  readonly pair: Pair;
  readonly coins: readonly ConvertCoin[];
  /** By coin; null: not known, or nobody's. */
  readonly available: ReadonlyMap<string, string> | null;
  readonly amount: string;
  readonly problem: AmountProblem | null;
  /** The amount that it would bring; null: not known. */
  readonly receive: string | null;
  readonly receiveLabel: string;
  readonly onAmount: (amount: string) => void;
  readonly onPair: (pair: Pair) => void;
  /** Under the two sides. */
  readonly children: ReactNode;
  readonly onSubmit: () => void;
};

const shares = [
  ['half', '0.5'],
  ['max', '1'],
] as const;

export function PairForm({ pair, coins, available, amount, problem, receive, receiveLabel, onAmount, onPair, children, onSubmit }: Props) {
  const t = useTranslations('convert');
  const id = useId();
  const { from, to } = pair;
  const isVisitor = useUser() === null;
  const own = available?.get(from.coin) ?? (available === null ? null : '0');
  const find = (code: string): ConvertCoin => coins.find(({ coin }) => coin === code) ?? from;
  // The other side’s coin: the two change places.
  const choose = (change: Partial<Pair>): void => {
    const next = { ...pair, ...change };
    onPair(next.from.coin === next.to.coin ? { from: to, to: from } : next);
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="relative flex flex-col gap-2">
        <SideBox
          label={t('from')}
          fieldId={`${id}-amount`}
          wrong={problem !== null}
          beside={
            isVisitor ? (
              <span>{t('range', { min: numberText(from.minAmount), max: numberText(from.maxAmount), coin: from.coin })}</span>
            ) : (
              <span className="flex items-center gap-2 whitespace-nowrap max-md:w-full max-md:justify-between max-[22.5rem]:flex-wrap">
                <span>
                  {t('available')}{' '}
                  <bdi dir="ltr" className="text-secondary">
                    {own === null ? '—' : `${shortAmount(own)} ${from.coin}`}
                  </bdi>
                </span>
                <span className="w-28">
                  <QuickPicks
                    name={t('picks')}
                    picks={shares.map(([label, share]) => ({ label: t(label), value: own === null ? '' : shareOf(own, share, from) }))}
                    value={amount}
                    onPick={onAmount}
                  />
                </span>
              </span>
            )
          }
          amount={
            <AmountInput
              id={`${id}-amount`}
              value={amount}
              decimals={from.decimals}
              unit={from.coin}
              wrong={problem !== null}
              describedBy={`${id}-problem`}
              onValue={onAmount}
            />
          }
          coin={
            <CoinPicker
              look="round"
              name={t('chooseFrom', { coin: from.coin })}
              coin={from.coin}
              coins={coins}
              available={available}
              onCoin={(coin) => choose({ from: find(coin) })}
            />
          }
        />
        <button
          type="button"
          aria-label={t('swap')}
          title={t('swap')}
          onClick={() => {
            onAmount('');
            onPair({ from: to, to: from });
          }}
          className="z-10 -my-5 grid size-10 place-items-center self-center rounded-full border border-strong bg-surface-2 text-secondary hover:border-accent hover:text-primary max-md:size-11"
        >
          <ArrowDownUp size={16} aria-hidden />
        </button>
        <SideBox
          label={t('to')}
          beside={<span>{receiveLabel}</span>}
          amount={
            <output
              dir="ltr"
              className={`block h-11 truncate text-2xl leading-11 font-semibold tabular-nums rtl:text-end ${receive === null ? 'text-disabled' : 'text-primary'}`}
            >
              {receive === null ? '0' : numberText(receive)}
            </output>
          }
          coin={
            <CoinPicker
              look="round"
              name={t('chooseTo', { coin: to.coin })}
              coin={to.coin}
              coins={coins}
              available={available}
              onCoin={(coin) => choose({ to: find(coin) })}
            />
          }
        />
      </div>
      <p
        id={`${id}-problem`}
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? 'sr-only' : 'text-xs text-negative'}
      >
        {problem === null ? '' : t(problem.why, { amount: numberText(problem.amount), coin: from.coin })}
      </p>
      {children}
    </form>
  );
}
