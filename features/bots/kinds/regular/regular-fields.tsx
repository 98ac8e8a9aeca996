'use client';
// The fields of an auto-invest: its coins with their weights, and its calendar.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { regularCoinLimit } from '#lib/contract/bots/regular/regular-terms.ts';
import { useProblemWords } from '../../create/fields/use-problem-words.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { CoinWeights } from '../portfolio/coin-weights.tsx';
import { CalendarFields } from './calendar-fields.tsx';
import { useRegularForm } from './regular-context.ts';
import { useRegularCoins } from './use-regular-coins.ts';

const limits = { fewest: 1, most: regularCoinLimit };
const shown = ['coins', 'timeOfDay', 'timeZone', 'weekday', 'dayOfMonth'] as const;

export function RegularFields() {
  const t = useTranslations('bots.regular');
  const { problemOf } = useCreateBot();
  const { draft, set } = useRegularForm();
  const wordsOf = useProblemWords();
  const choice = useRegularCoins();
  const problem = shown.map(problemOf).find((one) => one !== null) ?? null;
  const maxPriceOf = (coin: string): string => draft.coins.find((one) => one.coin === coin)?.maxPrice ?? '';
  return (
    <>
      <CoinWeights
        coins={draft.coins}
        choice={choice}
        limits={limits}
        onCoins={(coins) => set({ coins: coins.map(({ coin, weight }) => ({ coin, weight, maxPrice: maxPriceOf(coin) })) })}
      />
      <CalendarFields draft={draft} set={set} />
      <TickBox label={t('startsNow')} on={draft.startsNow} onToggle={(startsNow) => set({ startsNow })} />
      <ErrorLine text={problem === null ? null : wordsOf(problem)} />
    </>
  );
}
