'use client';
// The name and the look of a world, and how long it stays and runs while nobody is in it.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { changeWorld } from '#lib/contract/calls/v1/world/change.ts';
import { worldIdleMs } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldRow } from '#lib/contract/worlds/world.ts';
import { ColourField } from '../world-fields.tsx';
import { PanelSection } from './panel-section.tsx';
import { usePanel } from './panel-state.ts';

const dayMs = 86_400_000;
const longestName = 40;
const flags = ['kept', 'runsOn'] as const;

export function SettingsSection() {
  const t = useTranslations('worlds');
  const api = useApi();
  const work = useWork();
  const { detail, showWorld } = usePanel();
  const { world } = detail;
  const [name, setName] = useState(world.name);
  const change = (changes: Partial<Pick<WorldRow, 'name' | 'colour' | 'kept' | 'runsOn'>>): void =>
    void work.run(async () => showWorld(await api.call(changeWorld, { worldId: world.worldId, ...changes })));
  const rename = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (name.trim() === '') return work.fail(t('nameMissing'));
    change({ name });
  };
  return (
    <PanelSection title={t('settings')}>
      <form noValidate onSubmit={rename} className="flex items-end gap-2">
        <TextField
          label={t('name')}
          className="min-w-0 flex-1"
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" className="h-11" disabled={name.trim() === world.name} waits={work.pending}>
          {t('save')}
        </Button>
      </form>
      <ColourField value={world.colour} onValue={(colour) => change({ colour })} />
      {flags.map((flag) => (
        <label key={flag} className="flex cursor-pointer items-start gap-2 text-sm max-md:py-1">
          <input
            type="checkbox"
            checked={world[flag]}
            onChange={(event) => change({ [flag]: event.target.checked })}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            {t(`flag.${flag}`)}
            <span className="mt-0.5 block text-xs text-muted">{t(`flagHint.${flag}`, { days: worldIdleMs / dayMs })}</span>
          </span>
        </label>
      ))}
      <ErrorLine text={work.problem} />
    </PanelSection>
  );
}
