'use client';
// The coins of a bot with their weights, the sum of them, and the way to make them equal.
import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { CoinPicker } from '#components/trading/coin-picker/coin-picker.tsx';
import type { PickedCoin } from '#components/trading/coin-picker/picked-coin.ts';
import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { type DraftCoin, withEqualWeights } from './portfolio-draft.ts';

type Props = {
  readonly coins: readonly DraftCoin[];
  /** All that can be chosen. */
  readonly choice: readonly PickedCoin[];
  readonly onCoins: (coins: readonly DraftCoin[]) => void;
  readonly limits: { readonly fewest: number; readonly most: number };
};

const sumOf = (coins: readonly DraftCoin[]): Amount =>
  coins.reduce((sum, { weight }) => sum.plus(readAmount(finishDecimal(weight)) ?? 0), new Amount(0));

function Line({ place, coins, choice, limits, onCoins }: Props & { readonly place: number }) {
  const t = useTranslations('bots.portfolio');
  const line = coins[place];
  if (line === undefined) return null;
  const { coin, weight } = line;
  const change = (to: DraftCoin): void => onCoins(coins.with(place, to));
  return (
    <li className="flex items-start gap-2">
      <CoinPicker
        look="small"
        name={t('coin', { place: place + 1 })}
        coin={coin}
        coins={choice.filter((one) => one.coin === coin || !coins.some((other) => other.coin === one.coin))}
        available={null}
        className="w-28 shrink-0"
        onCoin={(chosen) => change({ coin: chosen, weight })}
      />
      <AmountField
        label={t('weight')}
        name={t('weightOf', { coin })}
        unit="%"
        value={weight}
        decimals={2}
        step="1"
        holds="rate"
        max="100"
        className="min-w-0 flex-1"
        onValue={(text) => change({ coin, weight: text })}
      />
      <Button
        look="quiet"
        size="small"
        className="h-9 max-md:h-11"
        aria-label={t('remove', { coin })}
        disabled={coins.length <= limits.fewest}
        onClick={() => onCoins(coins.toSpliced(place, 1))}
      >
        <X size={14} aria-hidden />
      </Button>
    </li>
  );
}

export function CoinWeights(props: Props) {
  const t = useTranslations('bots.portfolio');
  const { coins, choice, limits, onCoins } = props;
  const sum = sumOf(coins);
  const next = choice.find(({ coin }) => !coins.some((one) => one.coin === coin));
  const add = (): void => {
    const rest = new Amount(100).minus(sum);
    if (next !== undefined) onCoins([...coins, { coin: next.coin, weight: rest.greaterThan(0) ? writeAmount(rest) : '' }]);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 text-2xs text-muted">{t('coins')}</legend>
      <ul className="flex flex-col gap-2">
        {coins.map(({ coin }, place) => (
          <Line key={coin} place={place} {...props} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap gap-1">
          <Button size="small" className="max-md:h-11" disabled={next === undefined || coins.length >= limits.most} onClick={add}>
            <Plus size={13} aria-hidden /> {t('add')}
          </Button>
          <Button size="small" look="quiet" className="max-md:h-11" onClick={() => onCoins(withEqualWeights(coins))}>
            {t('equal')}
          </Button>
        </span>
        <output className={`text-xs ${sum.equals(100) ? 'text-secondary' : 'text-negative'}`}>
          {t('sum', { percent: isolateLtr(`${shortNumber(writeAmount(sum))}%`) })}
        </output>
      </div>
    </fieldset>
  );
}
