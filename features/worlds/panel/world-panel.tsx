'use client';
// Everything about one world that its owner may steer, a trader may do for the own seat, and an onlooker may read.
import { useTranslations } from 'next-intl';

import { errorKeyOfCode } from '#lib/contract/errors.ts';
import { worldLimits } from '#lib/contract/worlds/world-bounds.ts';
import { useUser } from '#lib/session/user.ts';
import { ClockSection } from './clock-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { FundsSection } from './funds-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MembersSection } from './members-section.tsx';
import { PanelProvider, useWorldState, type WorldDetail } from './panel-state.ts';
import { RecordSection } from './record-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Why a world cannot be woken. */
function Problem({ code, isOwner }: { readonly code: string; readonly isOwner: boolean }) {
  const user = useUser();
  const errors = useTranslations('errors');
  const limit = isOwner && user?.isGuest === true ? worldLimits.awakeOfGuest : worldLimits.awake;
  return (
    <p role="alert" className="rounded-md bg-warning-soft p-3 text-sm text-warning">
      {errors(errorKeyOfCode(code) ?? 'internal', { limit, retryAfterSeconds: 5 })}
    </p>
  );
}

type Props = { readonly worldId: string; readonly initial: WorldDetail };

export function WorldPanel({ worldId, initial }: Props) {
  const state = useWorldState(worldId, initial);
  const { world, run, problem } = state.detail;
  const isOwner = world.role === 'owner';
  return (
    <PanelProvider value={state}>
      <div className="flex min-w-0 flex-col gap-4">
        {problem === null ? null : <Problem code={problem} isOwner={isOwner} />}
        {run === null ? null : (
          <>
            <ClockSection run={run} />
            <ScenarioSection run={run} />
            {isOwner ? <FaultsSection run={run} /> : null}
            {world.role === 'onlooker' ? null : <FundsSection symbols={run.symbols} />}
          </>
        )}
        <MembersSection />
        {isOwner ? <LinksSection /> : null}
        {isOwner ? <SettingsSection /> : null}
        {run === null ? null : <RecordSection run={run} />}
        <ClosingSection />
      </div>
    </PanelProvider>
  );
}
