// The source of a new world's prices: the last ones of demo trading, a seed, or a file.
import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { TextField } from '#components/ui/fields/text-field.tsx';
import type { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { longestTapeMs, longestTapeText } from '#lib/contract/worlds/world-bounds.ts';
import { Choice, momentOf } from '../world-fields.tsx';

export type Origin =
  | { readonly of: 'now' }
  | { readonly of: 'seed'; readonly seed: string; readonly start: string }
  | { readonly of: 'file'; readonly file: File | null };

const origins = ['now', 'seed', 'file'] as const;
const fresh: Readonly<Record<Origin['of'], Origin>> = {
  now: { of: 'now' },
  seed: { of: 'seed', seed: '', start: '' },
  file: { of: 'file', file: null },
};

const longestSeed = 200;
const longestName = 64;
const dayMs = 86_400_000;
export const largestMegabytes = longestTapeText / 1_000_000;

type Beginning = Pick<RequestOf<typeof createWorld>, 'prices' | 'seed' | 'startMs' | 'tape'>;
type Problem = 'fileMissing' | 'fileTooLarge' | 'fileUnopened';

/** The fields of the request that say how the world begins, or why its file cannot be sent. */
export async function beginningOf(origin: Origin, zoneMinutes: number): Promise<Beginning | Problem> {
  if (origin.of === 'now') return { prices: 'now' };
  if (origin.of === 'seed') {
    const startMs = momentOf(origin.start, zoneMinutes);
    return { ...(origin.seed === '' ? {} : { seed: origin.seed }), ...(startMs === null ? {} : { startMs }) };
  }
  const { file } = origin;
  if (file === null) return 'fileMissing';
  if (file.size > longestTapeText) return 'fileTooLarge';
  const text = await file.text().catch(() => null);
  return text === null ? 'fileUnopened' : { tape: { name: file.name.slice(0, longestName), text } };
}

type Props = { readonly origin: Origin; readonly onOrigin: (origin: Origin) => void };

export function OriginFields({ origin, onOrigin }: Props) {
  const t = useTranslations('worlds');
  const hintId = useId();
  return (
    <>
      <Choice
        label={t('origin.name')}
        options={origins.map((value) => ({ value, label: value === 'seed' ? t('seed') : t(`origin.${value}`) }))}
        value={origin.of}
        onValue={(value) => onOrigin(fresh[value])}
      />
      {origin.of === 'seed' ? (
        <>
          <TextField
            label={t('seed')}
            hint={t('seedHint')}
            autoComplete="off"
            maxLength={longestSeed}
            value={origin.seed}
            onChange={(event) => onOrigin({ ...origin, seed: event.target.value })}
          />
          <TextField
            label={t('start')}
            hint={t('startHint')}
            type="datetime-local"
            dir="ltr"
            value={origin.start}
            onChange={(event) => onOrigin({ ...origin, start: event.target.value })}
          />
        </>
      ) : null}
      {origin.of === 'file' ? (
        <div className="relative">
          <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-dashed border-strong px-3 text-sm hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-focus">
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              aria-label={t('origin.file')}
              aria-describedby={hintId}
              onChange={(event) => onOrigin({ of: 'file', file: event.target.files?.[0] ?? null })}
              className="sr-only"
            />
            <FileUp size={14} aria-hidden className="shrink-0 text-muted" />
            <bdi className="min-w-0 truncate">{origin.file?.name ?? t('origin.file')}</bdi>
          </label>
          <p id={hintId} className="mt-1.5 text-xs text-muted">
            {t('fileHint', { days: longestTapeMs / dayMs })}
          </p>
        </div>
      ) : null}
    </>
  );
}
