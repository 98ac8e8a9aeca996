// By what the journal is narrowed: a form that leads to an address, and works without scripts.
import { getTranslations } from 'next-intl/server';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { contractLineKeys, lineKeyOf } from '#lib/contract/contract-lines.ts';
import type { JournalFigures } from '#lib/contract/history/trade-journal.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { isNarrowed, journalPath, type JournalView } from './journal-view.ts';
import { JournalZone } from './journal-time.tsx';

type Props = {
  readonly view: JournalView;
  /** The choices: those of all trades. */
  readonly all: JournalFigures;
  readonly nameOf: (symbolId: string) => string;
  /** The address of the page, with its language. */
  readonly action: string;
};

const field =
  'h-9 w-full min-w-0 rounded-md border border-field bg-field px-2 text-sm text-primary field-ring focus:border-accent max-md:h-11 max-md:text-base';

export async function JournalFilters({ view, all, nameOf, action }: Props) {
  const t = await getTranslations('portfolio');
  const lists = await getTranslations('terminal.filter');
  const show = await getTranslations('figures.choose');
  const words = await getTranslations('explorer.target');
  const spot = await getTranslations('spot.filter');
  const lines = (['spot', ...contractLineKeys] as const).filter((key) =>
    all.markets.some(({ businessLine }) => (lineKeyOf(businessLine) ?? 'spot') === key),
  );
  const choice = (
    name: string,
    label: string,
    every: string,
    options: readonly (readonly [value: string, text: string])[],
    chosen: string,
  ) => (
    <label className="flex min-w-0 flex-col gap-1 text-xs text-muted md:w-44">
      {label}
      <select key={chosen} name={name} defaultValue={chosen} autoComplete="off" className={field}>
        <option value="">{every}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const day = (name: 'from' | 'to') => (
    <label className="flex min-w-0 flex-col gap-1 text-xs text-muted md:w-36">
      {lists(name)}
      <input key={view[name]} type="date" name={name} defaultValue={view[name]} autoComplete="off" className={field} />
    </label>
  );
  const tags = [...new Set(all.tags.map(({ tag }) => tag))];
  return (
    <form method="get" action={action} className="flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2">
      {lines.length < 2
        ? null
        : choice(
            'line',
            t('journal.product'),
            t('journal.allProducts'),
            lines.map((key) => [key, t(`account.${key}`)]),
            view.line ?? '',
          )}
      {choice(
        'contract',
        spot('market'),
        spot('allMarkets'),
        all.markets.map(({ symbolId }) => [symbolId, nameOf(symbolId)]),
        view.symbolId,
      )}
      {choice(
        'tag',
        t('journal.tag'),
        t('journal.allTags'),
        tags.map((tag) => [tag, tag]),
        view.tag,
      )}
      {choice(
        'result',
        t('journal.result'),
        t('journal.allResults'),
        [
          ['profit', words('pnl')],
          ['loss', words('loss')],
          ['unknown', t('journal.unknownCost')],
        ],
        view.result ?? '',
      )}
      {day('from')}
      {day('to')}
      <JournalZone />
      <button type="submit" className={`${buttonClasses('secondary')} max-md:h-11`}>
        {show('show')}
      </button>
      {isNarrowed(view) ? (
        <Link href={journalPath} className={`${buttonClasses('quiet')} max-md:h-11`}>
          {lists('clear')}
        </Link>
      ) : null}
    </form>
  );
}
