'use client';
// One leg of an exit: how it is given, the number, by which price it fires, and at which it trades then.
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { marketAfterLimits } from '#lib/contract/wire/orders/exit-fields.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { stepOf } from '#lib/format/numbers/number-places.ts';
import { Gain, Return } from '../positions/amounts.tsx';
import { shownPlaces } from '../positions/position-row.ts';
import {
  isBeyondLiquidation,
  legProblem,
  legResult,
  legWays,
  type Guarded,
  type LegDraft,
  type LegName,
  type TpslDraft,
} from './tpsl-draft.ts';

type Props = {
  readonly name: LegName;
  readonly draft: TpslDraft;
  readonly row: Guarded;
  readonly onChange: (part: Partial<LegDraft>) => void;
};

const box = 'h-9 min-w-0 max-md:h-11';
/** The way it is given and the price it fires by, under each other; beside them the number and its execution. */
const columns = 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2';

export function LegFields({ name, draft, row, onChange }: Props) {
  const t = useTranslations('positions.exits');
  const noteId = useId();
  const leg = draft[name];
  const { market } = row;
  const result = legResult(draft, name, row);
  const problem = legProblem(draft, name, row);
  const beyond = name === 'stopLoss' && problem === null && isBeyondLiquidation(draft, row);
  const rules = {
    price: { unit: market.quoteCoin, decimals: market.pricePlace, step: market.tickSize, holds: 'price' },
    return: { unit: '%', decimals: 2, step: '1', holds: 'rate' },
    gain: { unit: market.marginCoin, decimals: shownPlaces(market), step: stepOf(shownPlaces(market)), holds: 'size' },
  } as const;
  const { unit, decimals, step, holds } = rules[leg.by];
  const sign = leg.by === 'price' ? '' : name === 'takeProfit' ? '+' : '−';
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className={`mb-1 text-xs font-medium ${name === 'takeProfit' ? 'text-positive' : 'text-negative'}`}>{t(name)}</legend>
      <div className={columns}>
        <SelectBox
          name={t('way.name', { leg: t(name) })}
          options={legWays.map((value) => ({ value, label: t(`way.${value}`) }))}
          value={leg.by}
          onValue={(by) => onChange({ by, text: '' })}
          className={box}
        />
        <AmountField
          label={`${t(`field.${leg.by}`)}${sign === '' ? '' : ` (${sign})`}`}
          name={`${t(name)}: ${t(`field.${leg.by}`)}`}
          unit={unit}
          value={leg.text}
          decimals={decimals}
          step={step}
          holds={holds}
          mark={problem === null || problem === 'wait' ? (beyond ? 'warning' : undefined) : 'wrong'}
          describedBy={noteId}
          onValue={(text) => onChange({ text })}
        />
      </div>
      <p id={noteId} role={problem === null ? undefined : 'alert'} className="min-h-4 text-2xs empty:hidden">
        {problem === null ? (
          beyond ? (
            <span className="text-warning">{t('problem.beyondLiquidation')}</span>
          ) : result === null ? null : (
            <span className="text-muted">
              {leg.by === 'price' ? null : (
                <>
                  {t('at')} <bdi dir="ltr">{formatPrice(result.price, market.pricePlace)}</bdi> ·{' '}
                </>
              )}
              <Gain text={result.gain} decimals={shownPlaces(market)} coin={market.marginCoin} /> · <Return rate={result.rate} />
            </span>
          )
        ) : (
          <span className="text-negative">{t(`problem.${problem}`, { ...marketAfterLimits })}</span>
        )}
      </p>
      <div className={columns}>
        <SelectBox
          name={t('watch.name', { leg: t(name) })}
          options={(['market', 'fair'] as const).map((value) => ({ value, label: t(`watch.${value}`) }))}
          value={leg.watch}
          onValue={(watch) => onChange({ watch })}
          className={box}
        />
        <SelectBox
          name={t('execution.name', { leg: t(name) })}
          options={(['market', 'limit'] as const).map((value) => ({ value, label: t(`execution.${value}`) }))}
          value={leg.limit === null ? 'market' : 'limit'}
          onValue={(way) => onChange({ limit: way === 'market' ? null : (result?.price ?? '') })}
          className={box}
        />
      </div>
      {leg.limit === null ? null : (
        <AmountField
          label={t('field.limit')}
          name={`${t(name)}: ${t('field.limit')}`}
          unit={market.quoteCoin}
          value={leg.limit}
          decimals={market.pricePlace}
          step={market.tickSize}
          onValue={(limit) => onChange({ limit })}
        />
      )}
      {leg.limit === null || name === 'takeProfit' ? null : (
        <AmountField
          label={t('field.wait')}
          name={`${t(name)}: ${t('field.wait')}`}
          placeholder={t('never')}
          unit={t('seconds')}
          value={leg.wait}
          decimals={0}
          step="1"
          holds="count"
          mark={problem === 'wait' ? 'wrong' : undefined}
          onValue={(wait) => onChange({ wait })}
        />
      )}
    </fieldset>
  );
}
