'use client';
// The further fields of an auto-invest: where it ends, and the highest price of each coin.
import { useTranslations } from 'next-intl';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { useProblemWords } from '../../create/fields/use-problem-words.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { EndsFields } from './ends-fields.tsx';
import { useRegularForm } from './regular-context.ts';
import { regularSymbolId } from './regular-draft.ts';

function MaxPrices() {
  const t = useTranslations('bots.regular');
  const form = useTranslations('bots.form');
  const { legOf } = useCreateBot();
  const { draft, set } = useRegularForm();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-2xs text-muted">{t('maxPrices')}</legend>
      {draft.coins.map(({ coin, weight, maxPrice }, place) => {
        const market = legOf(regularSymbolId(coin))?.market;
        return (
          <AmountField
            key={coin}
            label={coin}
            name={t('maxPriceOf', { coin })}
            unit={regularQuoteCoin}
            placeholder={form('none')}
            value={maxPrice}
            decimals={market?.pricePlace ?? 8}
            step={market?.tickSize ?? '1'}
            holds="price"
            onValue={(text) => set({ coins: draft.coins.with(place, { coin, weight, maxPrice: text }) })}
          />
        );
      })}
    </fieldset>
  );
}

export function RegularMoreFields() {
  const { problemOf } = useCreateBot();
  const { draft, set, setText } = useRegularForm();
  const wordsOf = useProblemWords();
  const problem = problemOf('maxTotal') ?? problemOf('takeProfitRate');
  return (
    <div className="flex flex-col gap-3">
      <EndsFields draft={draft} set={set} setText={setText} />
      <MaxPrices />
      <ErrorLine text={problem === null ? null : wordsOf(problem)} />
    </div>
  );
}
