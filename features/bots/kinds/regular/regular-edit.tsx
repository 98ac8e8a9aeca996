'use client';
// Changes an auto-invest while it runs: what a round spends, its calendar and its ends.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { regularQuoteCoin, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { updateStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/update.ts';
import { useBot } from '../../bot/bot-context.ts';
import { given } from '../../bot/dialogs/edit-texts.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { CalendarFields } from './calendar-fields.tsx';
import { EndsFields } from './ends-fields.tsx';
import { regularDraft, type RegularDraft, regularDraftOf } from './regular-draft.ts';
import { RoundTimes } from './round-times.tsx';

type RegularChange = Omit<RequestOf<typeof updateStrategyRegular>, 'strategyId' | 'clientOid'>;

/** The changes as the call takes them. Null: nothing has changed. */
function changedRegular(before: RegularTerms, now: RegularTerms): RegularChange | null {
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

export function RegularEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const words = useTranslations('bots.regular');
  const { bot, kind } = useBot();
  const { pending, failure, tell, sayDone } = useTellBot();
  const terms = regularDraft.termsOf(bot.bot);
  const [draft, setDraft] = useState<RegularDraft>(() => regularDraftOf(terms));
  const set = (changed: Partial<RegularDraft>): void => setDraft((now) => ({ ...now, ...changed }));
  const read = regularDraft.read(draft, kind);
  const change = read === null ? null : changedRegular(terms, read);
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending || change === null || !(await tell(updateStrategyRegular, { strategyId: bot.strategyId, ...change }))) return;
    sayDone(t('done'));
    onClose();
  };
  const setText = (field: keyof RegularDraft['texts'], text: string): void =>
    setDraft((now) => ({ ...now, texts: { ...now.texts, [field]: text } }));
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void press(event)} className="flex flex-col gap-3">
        <AmountField
          label={words('amount')}
          unit={regularQuoteCoin}
          value={draft.texts.amount}
          decimals={8}
          step="10"
          holds="size"
          onValue={(text) => setText('amount', text)}
        />
        <CalendarFields draft={draft} set={set} />
        {read === null ? null : <RoundTimes calendar={read} />}
        <EndsFields draft={draft} set={set} setText={setText} />
        <p className="text-2xs text-muted">{words('aboutEdit')}</p>
        <ErrorLine text={failure} />
        <Button type="submit" look="primary" className="max-md:h-11" disabled={change === null} pending={pending}>
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
