'use client';
// Terms that did best on earlier days of the market's own past, in three grades, each with what it did on the days after.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { suggestionDays } from '#lib/contract/bots/backtest.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getSuggestions } from '#lib/contract/calls/v1/trigger/strategyPlatform/ai/selectAiRecommendList.ts';
import { DroppedSuggestions } from '../../words/dropped-suggestions.tsx';
import { ChosenRate, JudgedRate } from '../../words/suggestion-rates.tsx';
import { useSuggestionFigures } from '../../words/use-suggestion-figures.ts';
import { useCreateBot } from '../state/create-context.ts';

const askAgainMs = 2000;

type NoSuggestionProps = {
  readonly answer: ResponseOf<typeof getSuggestions> | undefined;
  readonly isError: boolean;
  /** Some were found, and did badly on the days after. */
  readonly hasDropped: boolean;
};

function NoSuggestion({ answer, isError, hasDropped }: NoSuggestionProps) {
  const t = useTranslations('bots.suggestion');
  if (answer?.pending === true)
    return (
      <p role="status" className="py-4 text-center text-xs text-muted">
        {t('pending')}
      </p>
    );
  if (answer === undefined && !isError) return <ListWaiting />;
  return <EmptyState text={t(isError ? 'failed' : hasDropped ? 'noneHeld' : 'none')} />;
}

export function SuggestionPicks({ useText }: { readonly useText: () => (bot: BotTerms) => string }) {
  const t = useTranslations('bots.suggestion');
  const { kind, market, aiId, isBegun, take } = useCreateBot();
  const [days, setDays] = useState<string>('30');
  const termsText = useText();
  const figuresOf = useSuggestionFigures();
  const answer = useCall(
    getSuggestions,
    { strategyType: kind.strategyType, symbolId: market.symbolId },
    { everyMs: (known) => (known?.pending === false ? 600_000 : askAgainMs) },
  );
  const { data, isError } = answer;
  const shown = (data?.list ?? []).filter((one) => String(one.days) === days && one.bot.kind === kind.terms);
  const dropped = (data?.dropped ?? []).filter((one) => String(one.days) === days);
  const steady = shown.find(({ grade }) => grade === 'steady');
  // The sums and the drawing beside the list are those of the choice in it, from the beginning.
  useEffect(() => {
    if (!isBegun && steady !== undefined) take(steady.bot, steady.aiId);
  }, [isBegun, steady, take]);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2">
      <QuickPicks
        name={t('window')}
        picks={suggestionDays.map((count) => ({ value: String(count), label: t('days', { count }) }))}
        value={days}
        onPick={setDays}
      />
      {/* As high as three suggestions and what is said of the chosen one, whatever the answer: nothing below moves when it comes. */}
      <div className="flex min-h-[22.875rem] flex-col gap-2">
        {shown.length === 0 ? <NoSuggestion answer={data} isError={isError} hasDropped={dropped.length > 0} /> : null}
        <ul className="flex flex-col gap-2">
          {shown.map((one) => (
            <li key={one.aiId}>
              <button
                type="button"
                aria-pressed={aiId === one.aiId}
                onClick={() => take(one.bot, one.aiId)}
                className="flex w-full flex-col gap-1 rounded-lg border border-subtle p-3 text-start hover:border-strong aria-pressed:border-accent"
              >
                <span className="flex w-full items-baseline justify-between gap-2">
                  <span className="text-sm font-medium">{t(`grade.${one.grade}`)}</span>
                  <JudgedRate judged={one.judged} className="text-sm" />
                </span>
                <span className="text-2xs text-secondary">{termsText(one.bot)}</span>
                <span className="text-2xs text-muted">{figuresOf(kind, one.judged.figures)}</span>
                <ChosenRate chosen={one.chosen} />
              </button>
            </li>
          ))}
        </ul>
        {steady !== undefined && aiId === steady.aiId ? <p className="text-2xs text-secondary">{t('first')}</p> : null}
      </div>
      <DroppedSuggestions dropped={dropped} />
      <p className="text-2xs text-muted">{t('aboutJudged')}</p>
    </section>
  );
}
