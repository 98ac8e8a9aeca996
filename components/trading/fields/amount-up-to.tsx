'use client';
// The field for an amount of a coin, at most what there is; all of it by one press.
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { AmountField } from './amount-field.tsx';

type Props = {
  /** The id of the line that says how much there is. */
  readonly id: string;
  readonly label: string;
  readonly maxLabel: string;
  readonly allLabel: string;
  readonly coin: string;
  readonly value: string;
  /** Null: not known yet. */
  readonly max: string | null;
  readonly isTooMuch: boolean;
  readonly onValue: (text: string) => void;
};

/** The decimals of the finest coin. */
const coinDecimals = 8;

export function AmountUpTo({ id, label, maxLabel, allLabel, coin, value, max, isTooMuch, onValue }: Props) {
  return (
    <>
      <AmountField
        label={label}
        unit={coin}
        value={value}
        decimals={coinDecimals}
        holds="size"
        step="1"
        mark={isTooMuch ? 'wrong' : undefined}
        describedBy={id}
        takesFocus
        onValue={onValue}
      />
      <p id={id} className={`flex items-center justify-between gap-3 text-xs ${isTooMuch ? 'text-negative' : 'text-muted'}`}>
        {maxLabel}
        {max === null ? (
          '—'
        ) : (
          <span className="flex items-center gap-2">
            <bdi dir="ltr" className="text-primary">{`${shortAmount(max)} ${coin}`}</bdi>
            <button
              type="button"
              onClick={() => onValue(max)}
              className="rounded px-1 text-accent hover:text-accent-strong max-md:min-h-11 max-md:px-3"
            >
              {allLabel}
            </button>
          </span>
        )}
      </p>
    </>
  );
}
