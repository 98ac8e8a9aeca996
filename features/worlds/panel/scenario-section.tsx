'use client';
// The bad day of a world: the one that runs; for its owner the way to begin one, and to end it.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { setWorldScenario } from '#lib/contract/calls/v1/world/scenario.ts';
import { scenarioKind } from '#lib/contract/site/scenario.ts';
import type { WorldRun } from '#lib/contract/worlds/world.ts';
import { isolate, isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { Choice } from '../world-fields.tsx';
import { Delisting } from './delisting.tsx';
import { PanelSection } from './panel-section.tsx';
import { usePanel, useTelling } from './panel-state.ts';

type ScenarioKind = NonNullable<WorldRun['scenario']>['kind'];

const longestSeed = 200;

export function ScenarioSection({ run }: { readonly run: WorldRun }) {
  const { scenario } = run;
  const t = useTranslations('worlds');
  const kinds = useTranslations('terminal');
  const zone = useZoneOffset();
  const { worldId, role } = usePanel().detail.world;
  const { pending, problem, tell } = useTelling();
  const [kind, setKind] = useState<ScenarioKind>('crash');
  const [seed, setSeed] = useState('');
  return (
    <PanelSection title={t('scenario')}>
      {scenario === null ? (
        <p className="text-sm text-muted">{t('noScenario')}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-48 text-sm">
            <span className="font-medium text-warning">{kinds(`source.kind.${scenario.kind}`)}</span>
            <span className="mt-0.5 block text-xs wrap-anywhere text-muted">
              {t('scenarioSince', { time: isolateLtr(formatDateTime(scenario.startMs, zone)), seed: isolate(scenario.seed) })}
            </span>
          </p>
          {role === 'owner' ? (
            <Button className="max-md:h-11" pending={pending} onClick={() => void tell(setWorldScenario, { worldId, action: 'end' })}>
              {t('stopScenario')}
            </Button>
          ) : null}
        </div>
      )}
      {role === 'owner' ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void tell(setWorldScenario, { worldId, action: 'begin', kind, ...(seed === '' ? {} : { seed }) });
          }}
          className="flex flex-col gap-3"
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice
              label={t('scenario')}
              options={scenarioKind.options.map((value) => ({ value, label: kinds(`source.kind.${value}`) }))}
              value={kind}
              onValue={setKind}
            />
            <TextField
              label={t('scenarioSeed')}
              autoComplete="off"
              maxLength={longestSeed}
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
            />
          </div>
          <p className="text-xs text-muted">{t('scenarioHint')}</p>
          <ErrorLine text={problem} />
          <Button type="submit" className="h-11 self-start" pending={pending}>
            {t('startScenario')}
          </Button>
        </form>
      ) : null}
      <Delisting run={run} />
    </PanelSection>
  );
}
