'use client';
// The clock of a world: its time for everybody in it; for its owner the way to run it, to pause it, and to let it take a step.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { setWorldGrid } from '#lib/contract/calls/v1/world/grid.ts';
import { longestStepMs, worldGrids } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldRun } from '#lib/contract/worlds/world.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { readAmount } from '#lib/order-math/amounts/amount.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { type ClockSpeed, gridOf, offeredSpeeds, shownSpeed, speedOf } from '../clock-speeds.ts';
import { WorldState } from '../world-badge.tsx';
import { Choice, momentOf } from '../world-fields.tsx';
import { useWorldWords } from '../world-words.ts';
import { PanelSection } from './panel-section.tsx';
import { usePanel, useTelling } from './panel-state.ts';
import { WorldTime } from './world-time.tsx';

const minuteMs = 60_000;
const stepMinutes = [1, 15, 60] as const;

function Controls({ run }: { readonly run: WorldRun }) {
  const t = useTranslations('worlds');
  const words = useWorldWords();
  const zone = useZoneOffset();
  const { worldId } = usePanel().detail.world;
  const { pending, problem, tell } = useTelling();
  const grid = gridOf(run);
  const [chosen, setChosen] = useState<ClockSpeed>('1');
  const [until, setUntil] = useState('');
  const [minutes, setMinutes] = useState('');
  const isRunning = run.speed !== 0;
  const speed = shownSpeed(run, chosen);
  const most = Math.floor(longestStepMs(grid) / minuteMs);
  const go = (text: ClockSpeed, untilMs: number | null): void =>
    void tell(setWorldClock, { worldId, action: 'run', speed: speedOf(text), ...(untilMs === null ? {} : { untilMs }) });
  const step = (count: number): void => void tell(setWorldClock, { worldId, action: 'step', ms: count * minuteMs });
  const stepOwn = (): void => {
    const count = readAmount(minutes);
    if (count !== null) step(count.toNumber());
  };
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={t('speed')}
          options={offeredSpeeds(run).map((value) => ({ value, label: words.speed(speedOf(value)) }))}
          value={speed}
          onValue={(value) => {
            setChosen(value);
            if (isRunning) go(value, run.untilMs);
          }}
        />
        <Choice
          label={t('interval')}
          options={worldGrids.map((value) => ({ value: String(value), label: words.interval(value) }))}
          value={String(grid)}
          onValue={(value) => void tell(setWorldGrid, { worldId, gridMs: worldGrids.find((one) => String(one) === value) ?? grid })}
        />
        <TextField label={t('until')} type="datetime-local" dir="ltr" value={until} onChange={(event) => setUntil(event.target.value)} />
        <div className="flex items-end">
          {isRunning ? (
            <Button className="h-11 w-full" pending={pending} onClick={() => void tell(setWorldClock, { worldId, action: 'stop' })}>
              {t('pause')}
            </Button>
          ) : (
            <Button look="primary" className="h-11 w-full" pending={pending} onClick={() => go(speed, momentOf(until, zone))}>
              {t('run')}
            </Button>
          )}
        </div>
      </div>
      <div role="group" aria-label={t('advance')} className="flex flex-wrap items-end gap-2">
        <NumberField
          label={t('advanceMinutes')}
          className="min-w-40 flex-1"
          value={minutes}
          rules={{ decimals: 0, maxLength: lengthCaps.count, min: '1', max: String(most) }}
          onValue={setMinutes}
        />
        <Button className="h-11" disabled={isRunning || readAmount(minutes) === null} waits={pending} onClick={stepOwn}>
          {t('advance')}
        </Button>
        {stepMinutes
          .filter((count) => count <= most)
          .map((count) => (
            <Button key={count} look="quiet" className="h-11" disabled={isRunning} waits={pending} onClick={() => step(count)}>
              <bdi>{t('plusMinutes', { count })}</bdi>
            </Button>
          ))}
      </div>
      <ErrorLine text={problem} />
    </>
  );
}

export function ClockSection({ run }: { readonly run: WorldRun }) {
  const t = useTranslations('worlds');
  const zone = useZoneOffset();
  const { detail, toldAtMs } = usePanel();
  return (
    <PanelSection title={t('time')} after={<WorldState clock={run} />}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <WorldTime clock={run} toldAtMs={toldAtMs} />
        {run.untilMs === null || run.speed === 0 ? null : (
          <span className="text-xs text-muted">{t('pausesAt', { time: isolateLtr(formatDateTime(run.untilMs, zone)) })}</span>
        )}
      </p>
      {detail.world.role === 'owner' ? <Controls run={run} /> : null}
    </PanelSection>
  );
}
