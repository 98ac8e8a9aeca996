'use client';
// The band over every page in a world: whose it is, what time it has there, and for its owner the controls of its clock and of its market.
import { FastForward, Pause, Play, Settings2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';

import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import type { WorldRow, WorldRun } from '#lib/contract/worlds/world.ts';
import { isolate, isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { type ClockSpeed, offeredSpeeds, shownSpeed, speedOf } from '../clock-speeds.ts';
import { worldSurface } from '../world-colour.ts';
import { useWorldClock } from './world-clock.ts';

type Scenario = NonNullable<WorldRun['scenario']>['kind'];

export type WorldBandProps = {
  readonly world: WorldRow;
  readonly run: WorldRun;
  /** The scenarios by name, as the desk calls them. */
  readonly scenarios: readonly { readonly kind: Scenario; readonly name: string }[];
};

const stepMs = 60_000;

const button =
  'grid h-8 min-w-8 place-items-center rounded-md border border-subtle px-1.5 text-secondary hover:border-strong hover:text-primary disabled:text-disabled max-md:h-11 max-md:min-w-11';

/** Nothing changes once a page is alive. */
const never = () => (): void => undefined;

function Controls({
  world,
  clock,
  scenarios,
}: Pick<WorldBandProps, 'world' | 'scenarios'> & { readonly clock: ReturnType<typeof useWorldClock> }) {
  const t = useTranslations('worldBand');
  const { worldId } = world;
  const { run, isRunning, pending, tell } = clock;
  const [chosen, setChosen] = useState<ClockSpeed>(() => shownSpeed(run, '1'));
  const speed = shownSpeed(run, chosen);
  const go = (text: ClockSpeed): void => {
    // Another speed leaves the end of the run as it is.
    const untilMs = isRunning && run.untilMs !== null && run.untilMs > clock.timeMs ? run.untilMs : undefined;
    tell(setWorldClock, { worldId, action: 'run', speed: speedOf(text), untilMs });
  };
  const scenario = clock.scenario ?? 'none';
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    // A choice that is made before the code of the band is here would be lost.
    <fieldset disabled={!isAlive} className="contents">
      <PressButton
        waits={pending}
        aria-label={t(isRunning ? 'pause' : 'run')}
        title={t(isRunning ? 'pause' : 'run')}
        onClick={() => (isRunning ? tell(setWorldClock, { worldId, action: 'stop' }) : go(speed))}
        className={button}
      >
        {isRunning ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
      </PressButton>
      <PressButton
        waits={pending}
        disabled={isRunning}
        aria-label={t('step')}
        title={t('step')}
        onClick={() => tell(setWorldClock, { worldId, action: 'step', ms: stepMs })}
        className={button}
      >
        <FastForward size={14} aria-hidden />
      </PressButton>
      <SelectBox
        name={t('speed')}
        value={speed}
        options={offeredSpeeds(run).map((value) => ({ value, label: value === 'fastest' ? t('fastest') : isolateLtr(`${value}×`) }))}
        onValue={(value) => {
          setChosen(value);
          if (isRunning) go(value);
        }}
        className="h-8 w-16 max-md:h-11"
      />
      <SelectBox
        name={t('scenario')}
        title={t('scenario')}
        value={scenario}
        options={[{ value: 'none', label: t('noScenario') }, ...scenarios.map(({ kind, name }) => ({ value: kind, label: name }))]}
        onValue={(kind) => tell(setWorldScenario, kind === 'none' ? { worldId, action: 'end' } : { worldId, action: 'begin', kind })}
        className="h-8 w-36 min-w-0 max-md:h-11 max-md:w-24 max-md:flex-1"
      />
    </fieldset>
  );
}

export function WorldBand({ world, run, scenarios }: WorldBandProps) {
  const t = useTranslations('worldBand');
  const clock = useWorldClock(run);
  const zone = useZoneOffset();
  const isOwner = world.role === 'owner';
  return (
    <div
      role="group"
      aria-label={t('label', { name: isolate(world.name) })}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1 text-xs max-md:gap-x-1.5"
    >
      <p className="flex min-w-0 flex-1 items-center gap-2 text-sm font-medium text-primary md:flex-none">
        <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${worldSurface[world.colour]}`} />
        <bdi className="truncate">{world.name}</bdi>
        <span className="shrink-0 text-2xs font-normal text-muted max-md:sr-only">{t(`role.${world.role}`)}</span>
      </p>
      <p className="flex items-center gap-2 text-secondary tabular-nums max-md:py-1">
        <time dir="ltr" dateTime={new Date(clock.timeMs).toISOString()}>
          {formatDateTime(clock.timeMs, zone)}
        </time>
        <span className={clock.isRunning ? 'text-positive' : 'text-warning'}>{t(clock.isRunning ? 'running' : 'paused')}</span>
      </p>
      {/* On a phone the controls stand in a row of their own. */}
      <span aria-hidden className="h-0 basis-full md:hidden" />
      {isOwner ? <Controls world={world} clock={clock} scenarios={scenarios} /> : null}
      {clock.problem === null ? null : (
        <p role="alert" className="text-negative max-md:w-full">
          {clock.problem}
        </p>
      )}
      <p className="ms-auto flex items-center gap-1">
        <PageLink href={`/worlds/${world.worldId}`} className={`${button} grid-flow-col gap-1.5`}>
          <Settings2 size={14} aria-hidden />
          <span className="max-md:sr-only">{t('manage')}</span>
        </PageLink>
        <PageLink href="/worlds" aria-label={t('exit')} title={t('exit')} className={button}>
          <X size={14} aria-hidden />
        </PageLink>
      </p>
    </div>
  );
}
