// The changes that were made to an auto-invest in the dialog, as its call takes it.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import type { updateStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/update.ts';
import { given } from '../../bot/dialogs/edit-texts.ts';

type RegularChange = Omit<RequestOf<typeof updateStrategyRegular>, 'strategyId' | 'clientOid'>;

/** Null: nothing has changed. */
export function changedRegular(before: RegularTerms, now: RegularTerms): RegularChange | null {
  const changed = <Name extends keyof RegularTerms>(name: Name): RegularTerms[Name] | undefined =>
    now[name] === before[name] ? undefined : now[name];
  const [action, sells] = [changed('takeProfitAction'), changed('sellsAtEnd')];
  const fields: RegularChange = {
    ...given('investAmount', changed('amount')),
    ...given('period', changed('period')),
    ...given('timeOfDay', changed('timeOfDay')),
    ...given('weekday', changed('weekday')),
    ...given('dayOfMonth', changed('dayOfMonth')),
    ...given('timeZone', changed('timeZone')),
    ...given('totalAmount', changed('maxTotal')),
    ...given('lowBalance', changed('lowBalance')),
    ...given('targetProfit', changed('takeProfitRate')),
    ...given('profitOperate', action === undefined ? undefined : action === 'sell' ? (1 as const) : (2 as const)),
    ...given('endOperate', sells === undefined ? undefined : sells ? (1 as const) : (2 as const)),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}
