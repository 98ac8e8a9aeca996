'use client';
// The things of which a bot tells its owner by messages, each on or off.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { botNoticeKinds, type BotNoticeKind } from '#lib/contract/bots/bot-notices.ts';

type Props = {
  readonly place: 'spot' | 'futures';
  readonly chosen: readonly BotNoticeKind[];
  readonly onChosen: (chosen: readonly BotNoticeKind[]) => void;
};

export function NoticePicks({ place, chosen, onChosen }: Props) {
  const t = useTranslations('bots.notices');
  // Spot has no liquidation.
  const shown = botNoticeKinds.filter((kind) => place === 'futures' || kind !== 'near-liquidation');
  const toggle = (toggled: BotNoticeKind, on: boolean): void =>
    onChosen(botNoticeKinds.filter((kind) => (kind === toggled ? on : chosen.includes(kind))));
  return (
    <div role="group" aria-label={t('title')} className="grid grid-cols-2 gap-x-3">
      {shown.map((kind) => (
        <TickBox key={kind} label={t(`kind.${kind}`)} on={chosen.includes(kind)} onToggle={(on) => toggle(kind, on)} />
      ))}
    </div>
  );
}
