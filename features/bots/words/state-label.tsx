// The state of a bot in a word, with a colour that says whether somebody should look at it.
import { useTranslations } from 'next-intl';

import type { BotRow } from '#lib/contract/bots/bot.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';

const tones: Readonly<Record<BotState, string>> = {
  [BotState.waiting]: 'bg-surface-3 text-secondary',
  [BotState.starting]: 'bg-surface-3 text-secondary',
  [BotState.running]: 'bg-positive-soft text-positive',
  [BotState.outOfRange]: 'bg-warning-soft text-warning',
  [BotState.paused]: 'bg-surface-3 text-secondary',
  [BotState.halted]: 'bg-warning-soft text-warning',
  [BotState.stopping]: 'bg-surface-3 text-secondary',
  [BotState.stopped]: 'bg-surface-3 text-muted',
};

export function StateLabel({ bot }: { readonly bot: Pick<BotRow, 'state' | 'needsOwner' | 'stopReason'> }) {
  const t = useTranslations('bots');
  const { state, needsOwner, stopReason } = bot;
  const need = needsOwner === null || needsOwner === 'out-of-range' ? null : needsOwner;
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <span className={`whitespace-nowrap rounded px-1.5 py-0.5 text-2xs ${tones[state]}`}>{t(`state.${state}`)}</span>
      {need === null ? null : (
        <span className="whitespace-nowrap rounded bg-negative-soft px-1.5 py-0.5 text-2xs text-negative">{t(`need.${need}.name`)}</span>
      )}
      {stopReason === null ? null : <span className="text-2xs text-muted">{t(`stopReason.${stopReason}`)}</span>}
    </span>
  );
}
