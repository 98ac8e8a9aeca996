'use client';
// The fields of an auto-invest: its coins with their weights, and its calendar; and the money of a round.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import type { PickedCoin } from '#components/trading/coin-picker/picked-coin.ts';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { regularCoinLimit, regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { FundsFields } from '../../create/fields/funds-fields.tsx';
import { useProblemWords } from '../../create/fields/use-problem-words.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { CoinWeights } from '../portfolio/coin-weights.tsx';
import { CalendarFields } from './calendar-fields.tsx';
import { useRegularForm } from './regular-context.ts';

/** The coins that an auto-invest can buy: all that have a market against USDT. */
function useRegularCoins(): readonly PickedCoin[] {
  const markets = useSpotMarkets(true);
  return useMemo(
    () => (markets ?? []).filter(({ quoteCoin }) => quoteCoin === regularQuoteCoin).map(({ baseCoin }) => ({ coin: baseCoin, name: '' })),
    [markets],
  );
}

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

/** The money of a round: it is taken from the spot wallet when the round comes. */
export function RegularFunds() {
  const t = useTranslations('bots.regular');
  const { draft, setText, preview } = useRegularForm();
  return (
    <FundsFields
      lines={[
        {
          coin: regularQuoteCoin,
          field: 'amount',
          label: t('amount'),
          text: draft.texts.amount,
          onText: (text) => setText('amount', text),
          least: preview?.fullAmount ?? null,
        },
      ]}
    />
  );
}
