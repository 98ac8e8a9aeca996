'use client';
// Terms that did best on earlier days of a month of the busiest markets, each with what it did on the later ones; one press takes them to the form.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import type { Suggestion } from '#lib/contract/bots/backtest.ts';
import { getSuggestions } from '#lib/contract/calls/v1/trigger/strategyPlatform/ai/selectAiRecommendList.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { BotKindId } from '../kinds/bot-kind.ts';
import { botKindIds, botKinds, createPath } from '../kinds/bot-kinds.ts';
import type { AddressOf } from '../kinds/kind-parts.ts';
import { useAddressOf } from '../kinds/use-address-of.ts';
import { DroppedSuggestions } from '../words/dropped-suggestions.tsx';
import { ChosenRate, JudgedRate } from '../words/suggestion-rates.tsx';
import { useSuggestionFigures } from '../words/use-suggestion-figures.ts';
import { nameOfMarket, useBotMarkets, type MarketOf } from '../lists/use-bot-markets.ts';

const askAgainMs = 3000;
const shownDays = 30;
const most = 6;

/** The page with these terms filled in; null while the market or the code of the kind is not there. */
function hrefOf(kind: BotKindId, { symbolId, bot }: Suggestion, marketOf: MarketOf, addressOf: AddressOf | null): string | null {
  const market = marketOf(symbolId);
  if (market === undefined || addressOf === null) return null;
  const query = addressOf(bot, botKinds[kind], market).toString();
  return `${createPath(kind, 'name' in market ? market.name : market.symbol)}?${query}`;
}

export function HomeSuggestions() {
  const t = useTranslations('bots');
  const [kind, setKind] = useState<BotKindId>('spotGrid');
  const { data, isError } = useCall(
    getSuggestions,
    { strategyType: botKinds[kind].strategyType },
    { everyMs: (known) => (known?.pending === false ? 600_000 : askAgainMs) },
  );
  const list = (data?.list ?? []).filter(({ days, bot }) => days === shownDays && bot.kind === botKinds[kind].terms).slice(0, most);
  const dropped = (data?.dropped ?? []).filter(({ days }) => days === shownDays);
  const figuresOf = useSuggestionFigures();
  const addressOf = useAddressOf(botKinds[kind].terms);
  const marketOf = useBotMarkets([...list, ...dropped].map(({ symbolId }) => symbolId));
  const emptyWords = data?.pending === true ? 'pending' : isError ? 'failed' : dropped.length > 0 ? 'noneHeld' : 'none';
  return (
    <section aria-labelledby="bot-suggestions" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bot-suggestions" className="text-base font-semibold">
          {t('suggestion.title')}
        </h2>
        <SelectBox
          name={t('kind.name')}
          options={botKindIds.filter((id) => botKinds[id].hasSuggestions).map((value) => ({ value, label: t(`kind.${value}.name`) }))}
          value={kind}
          onValue={setKind}
          className="h-9 min-w-40 max-md:h-11"
        />
      </div>
      {list.length === 0 ? (
        <div className="rounded-xl border border-subtle bg-surface-1">
          {data === undefined && !isError ? <ListWaiting /> : <EmptyState text={t(`suggestion.${emptyWords}`)} />}
        </div>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {list.map((one) => {
          const href = hrefOf(kind, one, marketOf, addressOf);
          return (
            <li key={one.aiId} className="flex flex-col gap-2 rounded-xl border border-subtle bg-surface-1 p-4">
              <span className="flex items-baseline justify-between gap-2">
                <bdi dir="ltr" className="font-medium">
                  {nameOfMarket(one.symbolId, marketOf(one.symbolId))}
                </bdi>
                <span className="text-2xs text-muted">{t(`suggestion.grade.${one.grade}`)}</span>
              </span>
              <JudgedRate judged={one.judged} className="text-xl" />
              <span className="text-2xs text-muted">{figuresOf(botKinds[kind], one.judged.figures)}</span>
              <ChosenRate chosen={one.chosen} />
              {href === null ? null : (
                <Link href={href} className="mt-auto text-xs text-accent hover:underline max-md:py-2">
                  {t('suggestion.open')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <DroppedSuggestions dropped={dropped} nameOf={(symbolId) => nameOfMarket(symbolId, marketOf(symbolId))} />
      <p className="text-2xs text-muted">{t('suggestion.aboutJudged')}</p>
    </section>
  );
}
