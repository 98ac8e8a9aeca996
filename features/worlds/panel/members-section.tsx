'use client';
// The seats of a world, in the order of joining; its owner may freeze them and take them away.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Question } from '#components/trading/question.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { freezeWorldSeat } from '#lib/contract/calls/v1/world/seat/freeze.ts';
import { removeWorldSeat } from '#lib/contract/calls/v1/world/seat/remove.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { useWorldWords } from '../world-words.ts';
import { PanelSection } from './panel-section.tsx';
import { usePanel, type WorldDetail } from './panel-state.ts';

type Seat = WorldDetail['seats'][number];
type Asked = { readonly way: 'remove' | 'freeze'; readonly seat: Seat };

export function MembersSection() {
  const t = useTranslations('worlds');
  const words = useWorldWords();
  const zone = useZoneOffset();
  const api = useApi();
  const work = useWork();
  const { detail, look } = usePanel();
  const { world, seats } = detail;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { worldId } = world;
  const freeze = ({ seatId }: Seat, frozen: boolean): void =>
    void work.run(() => api.call(freezeWorldSeat, { worldId, seatId, frozen })).then(look);
  const confirm = ({ way, seat }: Asked): void => {
    setAsked(null);
    if (way === 'freeze') return freeze(seat, true);
    void work.run(() => api.call(removeWorldSeat, { worldId, seatId: seat.seatId })).then(look);
  };
  return (
    <PanelSection title={t('members')}>
      <ul className="-my-2">
        {seats.map((seat) => (
          <li key={seat.seatId} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-subtle py-2 last:border-0">
            <div className="min-w-0 flex-1 text-sm">
              <p className="flex flex-wrap items-center gap-2">
                {words.seat(seat)}
                {seat.seatNumber === null ? null : (
                  <span className="rounded border border-strong px-1.5 text-2xs text-secondary">{t(`role.${seat.role}`)}</span>
                )}
                {seat.isMine ? <span className="text-xs text-positive">{t('you')}</span> : null}
                {seat.frozen ? <span className="text-xs text-warning">{t('frozen')}</span> : null}
              </p>
              <p className="mt-0.5 text-xs text-muted">
                {t('joined')} <TimeText timeMs={seat.joinedAtMs} zoneMinutes={zone} />
              </p>
            </div>
            {world.role === 'owner' && seat.seatNumber !== null ? (
              <Button
                size="small"
                className="max-md:h-11"
                waits={work.pending}
                onClick={() => (seat.frozen ? freeze(seat, false) : setAsked({ way: 'freeze', seat }))}
              >
                {t(seat.frozen ? 'unfreeze' : 'freeze')}
                <span className="sr-only">: {words.seat(seat)}</span>
              </Button>
            ) : null}
            {world.role === 'owner' && !seat.isMine ? (
              <Button
                size="small"
                look="danger"
                className="max-md:h-11"
                waits={work.pending}
                onClick={() => setAsked({ way: 'remove', seat })}
              >
                {t('remove')}
                <span className="sr-only">: {words.seat(seat)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ErrorLine text={work.problem} />
      {asked === null ? null : (
        <Question
          title={t(`${asked.way}Ask`, { name: words.seat(asked.seat) })}
          yes={t(asked.way)}
          no={t('cancel')}
          look="danger"
          never={null}
          danger={null}
          onYes={() => confirm(asked)}
          onNo={() => setAsked(null)}
        >
          <p className="text-sm text-secondary">{t(`${asked.way}About`)}</p>
        </Question>
      )}
    </PanelSection>
  );
}
