'use client';
// The form of a new world: its name, its colour, its markets and the source of their prices; its pace for who wants to choose it.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showLoading } from '#components/ui/messages/loading-overlay.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { topSpeeds, worldGrids, type WorldGrid } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldRow } from '#lib/contract/worlds/world.ts';
import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { ColourField } from '../world-fields.tsx';
import { useWorldWords } from '../world-words.ts';
import { MarketChoice } from './market-choice.tsx';
import type { OfferedMarket } from './offered-market.ts';
import { beginningOf, largestMegabytes, OriginFields, type Origin } from './origin-fields.tsx';

type Props = { readonly markets: readonly OfferedMarket[]; readonly onClose: () => void };

const longestName = 40;

export function CreateDialog({ markets, onClose }: Props) {
  const t = useTranslations('worlds');
  const shell = useTranslations('shell');
  const api = useApi();
  const work = useWork();
  const words = useWorldWords();
  const entry = useLocaleEntry();
  const zone = useZoneOffset();
  const [name, setName] = useState('');
  const [colour, setColour] = useState<WorldRow['colour']>('blue');
  const [symbols, setSymbols] = useState<string[]>(['BTCUSDT', 'BTCUSDT_UMCBL']);
  const [origin, setOrigin] = useState<Origin>({ of: 'now' });
  const [gridMs, setGrid] = useState<WorldGrid>(250);
  const create = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return work.fail(t('nameMissing'));
    const beginning = await beginningOf(origin, zone);
    if (typeof beginning === 'string') return work.fail(t(beginning, { limit: largestMegabytes }));
    await work.run(async () => {
      const { worldId } = await api.call(createWorld, {
        name,
        colour,
        symbols,
        gridMs,
        ...beginning,
      });
      showLoading();
      window.location.assign(inLanguage(entry, `/w/${worldId}`));
    });
  };
  return (
    <Modal open title={t('create')} closeLabel={shell('close')} onClose={onClose} sheet="wide">
      <form noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          autoComplete="off"
          maxLength={longestName}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ColourField value={colour} onValue={setColour} />
        <MarketChoice markets={markets} symbols={symbols} onSymbols={setSymbols} />
        <OriginFields origin={origin} onOrigin={setOrigin} />
        <details className="group rounded-md border border-subtle">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 px-3 text-sm text-secondary hover:text-primary">
            {t('advanced')}
            <ChevronDown size={14} aria-hidden className="shrink-0 group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-4 border-t border-subtle p-3">
            <fieldset>
              <legend className="text-sm text-secondary">{t('interval')}</legend>
              <p className="mt-0.5 mb-1 text-xs text-muted">{t('intervalHint')}</p>
              {worldGrids.map((grid) => (
                <label key={grid} className="flex min-h-8 items-center gap-2 text-sm max-md:min-h-11">
                  <input
                    type="radio"
                    name="interval"
                    checked={gridMs === grid}
                    onChange={() => setGrid(grid)}
                    className="size-4 accent-accent"
                  />
                  {topSpeeds[grid] === Number.POSITIVE_INFINITY
                    ? t('intervalFastest', { interval: words.interval(grid) })
                    : t('intervalOption', { interval: words.interval(grid), speed: words.speed(topSpeeds[grid]) })}
                </label>
              ))}
            </fieldset>
          </div>
        </details>
        <ErrorLine text={work.problem} />
        <Button type="submit" look="primary" size="large" pending={work.pending} className="w-full">
          {t('create')}
        </Button>
      </form>
    </Modal>
  );
}
