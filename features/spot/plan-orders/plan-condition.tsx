// The condition of a plan, with the prices that can be changed in its row.
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';

import { EditCell } from '#components/trading/row-edit/edit-cell.tsx';
import type { RowEdit } from '#components/trading/row-edit/use-row-edit.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { planDecimals, planValues } from './plan-values.ts';
import { planKindOf, turning } from './plan-kinds.ts';
import { usePlanWords } from './plan-words.ts';

type Props = { readonly plan: SpotPlan; readonly edit: RowEdit; readonly disabled: boolean };
type Leg = 'triggerPrice' | 'takeProfit' | 'stopLoss' | 'limitPrice' | 'stopTrigger';

/** They stand in the sentence for the two prices of an OCO that are changed in it, wherever a language puts them. */
const places = { limit: '\uE000', stop: '\uE001' };
const placeMarks = /([\uE000\uE001])/;

export function PlanCondition({ plan, edit, disabled }: Props) {
  const t = useTranslations('plans');
  const words = usePlanWords();
  const kind = planKindOf(plan);
  const values = planValues(plan);
  const price = (field: Leg) =>
    values[field] === '' ? (
      t('condition.none')
    ) : (
      <EditCell
        edit={edit}
        rowKey={plan.planId}
        field={field}
        values={values}
        name={t(`field.${field}`)}
        text={numberText(values[field])}
        holds="price"
        decimals={planDecimals(plan, field)}
        disabled={disabled}
      />
    );
  /** The price at which it executes once it has fired. */
  const then = (limit: string, atMarket: string) =>
    limit === '' && atMarket === '' ? null : (
      <span>
        <span className="inline-block rtl:-scale-x-100">→</span> {limit === '' ? atMarket : isolateLtr(numberText(limit))}
      </span>
    );
  const later = plan.stopLossMarketAfter === undefined ? null : <span className="text-muted">{turning(plan, t)}</span>;
  const line = 'inline-flex items-center gap-2 text-primary';
  if (kind === 'trigger') {
    return (
      <span className={line}>
        {price('triggerPrice')} {then(values.executePrice, t('condition.market'))}
      </span>
    );
  }
  if (kind === 'oco') {
    const execute = values.stopLimit === '' ? t('condition.market') : isolateLtr(numberText(values.stopLimit));
    const told = t('condition.oco', { ...places, execute })
      .split(placeMarks)
      .filter((part) => part.trim() !== '');
    const cells = { [places.limit]: price('limitPrice'), [places.stop]: price('stopTrigger') };
    return (
      <span className={line}>
        {told.map((part) => (
          <Fragment key={part}>{cells[part] ?? <span>{part.trim()}</span>}</Fragment>
        ))}
        {later}
      </span>
    );
  }
  if (kind === 'exit') {
    return (
      <span className={line}>
        <span className="text-muted">{t('field.takeProfit')}</span> {price('takeProfit')} {then(values.takeProfitLimit, '')}
        <span className="text-muted">{t('field.stopLoss')}</span> {price('stopLoss')} {then(values.stopLossLimit, '')}
        {later}
      </span>
    );
  }
  return <span className="text-primary">{words.condition(plan)}</span>;
}
