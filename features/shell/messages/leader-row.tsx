'use client';
// A message about somebody who leads, to those who copy or wait, or to the leader.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { InboxMessage } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { leaderPath } from '#lib/contract/leaders/leader-path.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { Row } from './row-frame.tsx';

export const leaderKinds = ['leaderShareRise', 'leaderShareFall', 'leaderLeft', 'leaderPlace', 'leaderSuspended'] as const;

type Props = {
  readonly kind: (typeof leaderKinds)[number];
  readonly params: InboxMessage['params'];
  /** The one that the reader is in: numbers of leaders are different ones in each. */
  readonly venue: TradingMode;
  /** Its time. */
  readonly children: ReactNode;
};

/** The page of the leader that it is about; null: there is none in this world. */
function pageOf({ leader: leaderId = '', line: name, venue: of }: Props['params'], venue: TradingMode): string | null {
  const line = leaderLines.find((known) => known === name);
  return line === undefined || leaderId === '' || of !== venue ? null : leaderPath({ line, leaderId });
}

export function LeaderRow({ kind, params, venue: here, children }: Props) {
  const t = useTranslations('inbox');
  const zoneMinutes = useZoneOffset();
  const { leader = '', leaderName = '', from = '', to = '', timeMs = '0', reason = '', venue } = params;
  const words = {
    leader: leaderName === '' ? isolateLtr(leader) : leaderName,
    from,
    to,
    time: isolateLtr(formatDateTime(Number(timeMs), zoneMinutes)),
    reason,
  };
  return (
    <Row href={pageOf(params, here)}>
      <span className="flex flex-wrap items-baseline gap-x-1.5 font-medium text-primary">
        {t(`title.${kind}`)}
        {venue === TradingMode.paper ? <span className="rounded border border-strong px-1 text-2xs">{t('demo')}</span> : null}
      </span>
      <span className="block break-words text-secondary">{t(`text.${kind}`, words)}</span>
      {children}
    </Row>
  );
}
