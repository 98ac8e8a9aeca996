'use client';
// Beside the tabs: of which contract, how it is read, and what can be done with all of a list.
import { Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import type { FuturesTab } from './panels-view.ts';
import type { CancelLists } from './use-cancel-lists.ts';
import type { PanelLists } from './use-panel-lists.ts';

const PanelSettings = lazy(async () => ({ default: (await import('./panel-settings.tsx')).PanelSettings }));

type Props = {
  readonly tab: FuturesTab;
  readonly lists: PanelLists;
  /** How many are shown. */
  readonly positions: number;
  readonly onlyThis: boolean;
  readonly onOnlyThis: (on: boolean) => void;
  readonly closingAll: boolean;
  readonly onCloseAll: () => void;
  readonly cancelling: CancelLists;
};

export function PanelTools({ tab, lists, positions, onlyThis, onOnlyThis, closingAll, onCloseAll, cancelling }: Props) {
  const t = useTranslations('positions');
  const [isOpen, setIsOpen] = useState(false);
  const waiting = { open: lists.orders, plans: lists.plans, tpsl: lists.exits, track: lists.trailing };
  const all = tab === 'open' || tab === 'plans' || tab === 'tpsl' || tab === 'track' ? waiting[tab] : [];
  return (
    <div className="flex shrink-0 items-center gap-2 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:ps-3">
      <label className="flex cursor-pointer items-center gap-1.5 whitespace-nowrap text-xs text-muted hover:text-primary max-md:h-11">
        <input type="checkbox" checked={onlyThis} onChange={(event) => onOnlyThis(event.target.checked)} className="accent-accent" />
        {t('onlyThis')}
      </label>
      {tab === 'positions' && positions > 0 ? (
        <Button size="small" look="quiet" pending={closingAll} onClick={onCloseAll} className="max-md:h-11">
          {t('closeAll.open')}
        </Button>
      ) : null}
      {all.length === 0 ? null : (
        <Button
          size="small"
          look="quiet"
          pending={cancelling.pending}
          onClick={() => cancelling.attempt(tab, lists)}
          className="max-md:h-11"
        >
          {t('cancelAll')}
        </Button>
      )}
      <button
        type="button"
        aria-label={t('settings.title')}
        title={t('settings.title')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="grid size-7 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
      >
        <Settings2 size={14} aria-hidden />
      </button>
      {isOpen ? (
        <Suspense>
          <PanelSettings onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
