// The kinds of bots: each with what it did in the last week and what it is for, those that fit the reader's answers first.
import { getLocale, getTranslations } from 'next-intl/server';

import { botWeekDays, type BotWeek } from '#lib/contract/bots/bot-week.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { BotKindId } from '../kinds/bot-kind.ts';
import { botKindIds, botKinds, createPath } from '../kinds/bot-kinds.ts';
import { fitQuestionNames, isAnswered, isFitting, type FitAnswers } from '../kinds/kind-fits.ts';
import { BotFit } from './bot-fit.tsx';
import { fitWords } from './fit-words.ts';
import { KindWeek } from './kind-week.tsx';
import { WeekAgain } from './week-again.tsx';

/** `pending`: the weeks are still being worked out. */
export type Weeks = { readonly list: readonly BotWeek[]; readonly pending: boolean };

/** The name of the list in the address. */
const shownAt = 'bots';

type Props = {
  /** The market with which the page of a kind begins. */
  readonly nameOf: (kind: BotKindId) => string;
  readonly answers: FitAnswers;
  readonly weeks: Weeks;
};

export async function KindCards({ nameOf, answers, weeks }: Props) {
  const t = await getTranslations('bots');
  const words = await fitWords();
  const given = fitQuestionNames.flatMap((name) => answers[name] ?? []).map((answer) => words.answers[answer]);
  const because = new Intl.ListFormat(await getLocale(), { type: 'unit', style: 'short' }).format(given);
  const fitting = botKindIds.filter((id) => isFitting(id, answers));
  const shown = [...fitting, ...botKindIds.filter((id) => !fitting.includes(id))];
  const without = (id: BotKindId): string =>
    botKinds[id].terms === 'signal' ? t('home.noWeek') : weeks.pending ? t('backtest.phase.running') : t('backtest.failed');
  return (
    <section aria-labelledby="bot-kinds" className="flex flex-col gap-3 px-4 md:px-0">
      <h2 id="bot-kinds" className="scroll-mt-20 text-base font-semibold">
        {t('home.kinds')}
      </h2>
      <BotFit answers={answers} shownAt={shownAt} />
      {isAnswered(answers) && fitting.length === 0 ? <p className="text-sm text-primary">{t('fit.none')}</p> : null}
      <p className="text-xs text-muted">{t('home.weekAbout', { count: botWeekDays })}</p>
      <ul id={shownAt} className="grid scroll-mt-36 grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((id) => (
          <li key={id}>
            <Link
              href={createPath(id, nameOf(id))}
              className={`group flex h-full flex-col gap-3 rounded-xl border bg-surface-1 p-4 hover:border-strong ${fitting.includes(id) ? 'border-accent' : 'border-subtle'}`}
            >
              <KindWeek week={weeks.list.find(({ strategyType }) => strategyType === botKinds[id].strategyType)} without={without(id)} />
              <span className="flex flex-col gap-1">
                <span className="text-sm font-semibold text-primary">{t(`kind.${id}.name`)}</span>
                <span className="text-xs leading-5 text-muted">{t(`kind.${id}.about`)}</span>
                {fitting.includes(id) ? (
                  <span className="text-xs leading-5 text-primary">{t('fit.because', { answers: because })}</span>
                ) : null}
              </span>
              <span className="mt-auto text-xs text-accent group-hover:underline">{t('kind.create')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {weeks.pending ? <WeekAgain /> : null}
    </section>
  );
}
