'use client';
// The tiers of risk, each with what was chosen for it and what such choices have brought afterwards.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { walkForward, type WiseTier } from '#lib/contract/bots/wise/wise-tier.ts';
import { getWiseTiers } from '#lib/contract/calls/v1/trigger/strategy/wise/tiers.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { toneOf } from '#components/trading/money-text.ts';
import { useWiseText } from './use-wise-text.ts';
import { useWiseForm } from './wise-context.ts';

const askAgainMs = 2000;

function TierPick({ tier, isTaken, onTake }: { readonly tier: WiseTier; readonly isTaken: boolean; readonly onTake: () => void }) {
  const t = useTranslations('bots');
  const text = useWiseText();
  const { terms, judgedRate, chosenRate, maxDrawdownRate, wonRounds, rounds } = tier;
  const rate = (share: string): string => isolateLtr(formatPercent(share, { sign: 'always' }));
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      onClick={onTake}
      className="flex w-full flex-col gap-1 rounded-lg border border-subtle p-3 text-start hover:border-strong aria-pressed:border-accent"
    >
      <span className="flex w-full items-baseline justify-between gap-2">
        <span className="text-sm font-medium">{t(`suggestion.grade.${tier.tier}`)}</span>
        <bdi dir="ltr" className={`text-sm font-medium ${toneOf(judgedRate)}`}>
          {rate(judgedRate)}
        </bdi>
      </span>
      <span className="text-2xs text-secondary">
        {t(`wise.kind.${terms.preset.kind}`, { values: text({ kind: 'wise', terms }), leverage: terms.preset.terms.leverage })}
      </span>
      <span className="text-2xs text-muted">
        {t('wise.judged', { won: wonRounds, all: rounds.length, drawdown: isolateLtr(formatPercent(maxDrawdownRate)) })}
      </span>
      {Number(judgedRate) > 0 ? null : <span className="text-2xs text-warning">{t('wise.lost')}</span>}
      <span className="text-2xs text-muted">{t('wise.chosen', { rate: rate(chosenRate) })}</span>
    </button>
  );
}

export function WiseTiers() {
  const t = useTranslations('bots.wise');
  const { market } = useCreateBot();
  const { draft, set, setText } = useWiseForm();
  const { data, isError } = useCall(
    getWiseTiers,
    { symbolId: market.symbolId },
    { everyMs: (known) => (known?.pending === false ? 600_000 : askAgainMs) },
  );
  const list = data?.list ?? [];
  const wanted = list.find(({ tier }) => tier === draft.tier);
  useEffect(() => {
    // The tier of an address, or the usual one, is taken as soon as its terms are there, and anew when they change at midnight.
    if (wanted !== undefined && JSON.stringify(wanted.terms) !== JSON.stringify(draft.chosen)) set({ chosen: wanted.terms });
  }, [wanted, draft.chosen, set]);
  const take = ({ tier, terms }: WiseTier): void => {
    set({ tier, chosen: terms });
    setText('leverage', String(terms.preset.terms.leverage));
  };
  return (
    <section aria-label={t('title')} className="flex flex-col gap-2">
      {list.length > 0 ? null : data === undefined && !isError ? (
        <ListWaiting />
      ) : data?.pending === true ? (
        <p role="status" className="py-4 text-center text-xs text-muted">
          {t('pending')}
        </p>
      ) : (
        <EmptyState text={t(isError ? 'failed' : 'none')} />
      )}
      <ul className="flex flex-col gap-2">
        {list.map((one) => (
          <li key={one.tier}>
            <TierPick tier={one} isTaken={draft.tier === one.tier} onTake={() => take(one)} />
          </li>
        ))}
      </ul>
      <p className="text-2xs text-muted">
        {t('about', { chosen: walkForward.chosenDays, judged: walkForward.judgedDays, rounds: walkForward.rounds })}
      </p>
    </section>
  );
}
