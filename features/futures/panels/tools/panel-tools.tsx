'use client';
// Beside the tabs: of which contract, how it is read, and what can be done with all of a list.
import { Settings2, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { FilterButton } from '#components/trading/list-tools/filter-button.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { ExportHistory } from '../../history/export-history.tsx';
import type { HistoryFilter } from '../../history/history-filter.ts';
import { isHistory, type FuturesTab } from '../state/panels-view.ts';
import type { CancelLists } from '../cancel/use-cancel-lists.ts';
import type { PanelLists } from '../state/use-panel-lists.ts';

const SharePeriod = lateDialog(async () => (await import('../../share/share-period.tsx')).SharePeriod);
const PanelSettings = lateDialog(async () => (await import('./panel-settings.tsx')).PanelSettings);

type Props = {
  readonly tab: FuturesTab;
  readonly lists: PanelLists;
  /** The filter of a history: how the list is narrowed, by how many choices, and the row of these. */
  readonly history: {
    readonly line: ContractLineKey;
    readonly markets: ReadonlyMap<string, ContractMarket>;
    readonly filter: HistoryFilter;
    readonly count: number;
    readonly bar: { readonly id: string; readonly open: boolean; readonly onToggle: () => void };
  };
  /** The number of positions that are shown. */
  readonly positions: number;
  readonly onlyThis: boolean;
  /** Null: there is no contract to narrow the lists to. */
  readonly onOnlyThis: ((on: boolean) => void) | null;
  readonly closingAll: boolean;
  readonly onCloseAll: () => void;
  readonly cancelling: CancelLists;
};

export function PanelTools({ tab, lists, history, positions, onlyThis, onOnlyThis, closingAll, onCloseAll, cancelling }: Props) {
  const t = useTranslations('positions');
  const [isOpen, setIsOpen] = useState(false);
  const [sharing, setSharing] = useState(false);
  const waiting = { open: lists.orders, plans: lists.plans, tpsl: lists.exits, track: lists.trailing };
  const all = tab === 'open' || tab === 'plans' || tab === 'tpsl' || tab === 'track' ? waiting[tab] : [];
  return (
    <div className="flex shrink-0 items-center gap-2 max-md:w-full max-md:flex-wrap max-md:justify-between max-md:ps-3">
      {tab === 'transactions' || onOnlyThis === null ? null : (
        <label className="flex cursor-pointer items-center gap-1.5 whitespace-nowrap text-xs text-muted hover:text-primary max-md:h-11">
          <input type="checkbox" checked={onlyThis} onChange={(event) => onOnlyThis(event.target.checked)} className="accent-accent" />
          {t('onlyThis')}
        </label>
      )}
      {isHistory(tab) ? (
        <>
          <FilterButton count={history.count} bar={history.bar} />
          <ExportHistory tab={tab} line={history.line} filter={history.filter} markets={history.markets} />
        </>
      ) : null}
      {tab === 'positionHistory' ? (
        <Button size="small" look="quiet" aria-haspopup="dialog" onClick={() => setSharing(true)} className="max-md:h-11">
          <Share2 size={13} aria-hidden /> {t('share.result')}
        </Button>
      ) : null}
      {sharing ? <SharePeriod line={history.line} markets={history.markets} onClose={() => setSharing(false)} /> : null}
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
      {isOpen ? <PanelSettings onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
