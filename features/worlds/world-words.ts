// The facts of a world in the reader's words, as list and panel tell them.
import { useTranslations } from 'next-intl';

import { worldIdleMs } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldRow, WorldRun } from '#lib/contract/worlds/world.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

const megabyte = 1_000_000;

type WorldWords = {
  state(clock: WorldRow['clock']): string;
  speed(speed: WorldRun['speed']): string;
  interval(gridMs: number): string;
  storage(bytes: number): string;
  /** The time that it stays, in words. */
  stay(world: Pick<WorldRow, 'kept' | 'lastSeenMs'>): string;
  seat(seat: Pick<WorldRow, 'role' | 'seatNumber'>): string;
};

export function useWorldWords(): WorldWords {
  const t = useTranslations('worlds');
  const zone = useZoneOffset();
  const speedText = (speed: WorldRun['speed']): string => (speed === 'fastest' ? t('fastest') : isolateLtr(`${speed}×`));
  return {
    speed: speedText,
    state: (clock) => {
      if (clock === null) return t('inactive');
      return clock.speed === 0 ? t('paused') : `${t('running')} · ${speedText(clock.speed)}`;
    },
    interval: (gridMs) => (gridMs < 1000 ? t('milliseconds', { count: gridMs }) : t('seconds', { count: gridMs / 1000 })),
    storage: (bytes) => t('megabytes', { size: formatNumber(String(bytes / megabyte), { decimals: 1 }) }),
    stay: ({ kept, lastSeenMs }) => (kept ? t('stays') : t('deletedOn', { date: isolateLtr(formatDate(lastSeenMs + worldIdleMs, zone)) })),
    seat: ({ role, seatNumber }) => (seatNumber === null ? t(`role.${role}`) : t('member', { number: seatNumber })),
  };
}
