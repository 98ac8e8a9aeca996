'use client';
// The place where a file of candles is dropped or chosen, so that a bot is tried on them in place of the market's own past.
import { FileUp, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { CandleFileReport } from './candle-file-report.tsx';
import type { CandleFileControl } from './use-candle-file.ts';

/** Takes files that are dropped on the part: whoever has no mouse has a button beside it. True while a file is held over it. */
function useFileDrop(place: RefObject<HTMLElement | null>, take: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const part = place.current;
    if (part === null) return undefined;
    const hold = (event: DragEvent): void => {
      // Without this the browser leaves the page for the file.
      event.preventDefault();
      setIsOver(event.type === 'dragover');
      if (event.type === 'drop') take([...(event.dataTransfer?.files ?? [])]);
    };
    const heard = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of heard) part.addEventListener(name, hold);
    return () => {
      for (const name of heard) part.removeEventListener(name, hold);
    };
  }, [place, take]);
  return isOver;
}

export function CandleFilePicker({ control: { state, take, clear } }: { readonly control: CandleFileControl }) {
  const t = useTranslations('bots.backtest.file');
  const hintId = useId();
  const part = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(part, take);
  const name = 'name' in state ? state.name : null;
  return (
    <div
      ref={part}
      role="group"
      aria-label={t('name')}
      className={`flex flex-col gap-2 rounded-md border border-dashed p-2 ${isOver ? 'border-accent bg-surface-2' : 'border-subtle'}`}
    >
      <div className="flex items-center gap-2">
        <label className="flex min-h-8 shrink-0 cursor-pointer items-center gap-2 rounded text-2xs text-secondary hover:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:min-h-11">
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            aria-describedby={name === null ? hintId : undefined}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // The same file can be chosen again after it was changed.
              event.target.value = '';
            }}
            className="sr-only"
          />
          <FileUp size={14} aria-hidden className="shrink-0" />
          {t('choose')}
        </label>
        {name === null ? null : (
          <>
            <bdi className="min-w-0 flex-1 truncate text-end text-2xs text-primary">{name}</bdi>
            <Button size="small" look="quiet" className="max-md:h-11" aria-label={t('remove')} onClick={clear}>
              <X size={13} aria-hidden />
            </Button>
          </>
        )}
      </div>
      {name === null ? (
        <p id={hintId} className="text-2xs text-muted">
          {t('hint')}
        </p>
      ) : null}
      <CandleFileReport state={state} />
    </div>
  );
}
