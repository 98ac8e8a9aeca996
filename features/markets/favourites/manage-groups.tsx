'use client';
// Groups of favourites made, named, sorted and deleted.
import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { SortHandle } from '#components/ui/keyboard/sort-handle.tsx';
import { firstGroupId } from '#lib/contract/site/first-group.ts';
import type { WatchlistGroup } from '#lib/contract/wire/watchlist.ts';
import type { Groups } from '#lib/favourites/use-favourites.ts';
import { groupTitle } from './group-title.ts';
import { moved } from '../market-lines.ts';
import type { LateFavourites } from './use-late-favourites.tsx';

type Props = {
  readonly open: boolean;
  readonly groups: Groups;
  readonly onEdit: LateFavourites['edit'];
  readonly onClose: () => void;
};

const rowHeight = 48;
const longestName = 24;

export function ManageGroups({ open, groups, onEdit, onClose }: Props) {
  const t = useTranslations('markets');
  const [name, setName] = useState('');
  /** While something is dragged: the order as it would be. */
  const [draft, setDraft] = useState<Groups | null>(null);
  const shown = draft ?? groups;
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    const groupName = name.trim();
    onEdit(({ add: addGroup }) => addGroup({ symbolIds: [], groupName }));
    setName('');
  };
  const move = (group: WatchlistGroup, places: number): void =>
    setDraft((before) => {
      const order = before ?? groups;
      return moved(order, order.indexOf(group), places);
    });
  const keep = (): void =>
    setDraft((order) => {
      if (order !== null) queueMicrotask(() => onEdit(({ sort }) => sort(order)));
      return null;
    });
  const rename = (group: WatchlistGroup, text: string): void => {
    const groupName = text.trim();
    if (groupName === '' || groupName === group.groupName) return;
    onEdit(({ sort }) => sort(groups.map((one) => (one === group ? { ...one, groupName } : one))));
  };
  return (
    <Modal open={open} title={t('manageGroups')} closeLabel={t('close')} onClose={onClose} sheet>
      <div>
        <ul>
          {shown.map((group) => {
            const title = groupTitle(group, t('firstGroup'));
            return (
              <li key={group.groupId} className="flex h-12 items-center gap-1">
                <SortHandle
                  label={t('move', { name: title })}
                  rowHeight={rowHeight}
                  onMove={(places) => move(group, places)}
                  onDone={keep}
                />
                <input
                  key={group.groupName}
                  defaultValue={group.groupName}
                  placeholder={t('firstGroup')}
                  maxLength={longestName}
                  aria-label={t('nameOf', { name: title })}
                  onBlur={(event) => rename(group, event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') event.currentTarget.blur();
                  }}
                  className="h-9 min-w-0 flex-1 rounded border border-subtle bg-surface-0 px-2.5 text-sm focus:border-accent max-md:h-11"
                />
                <span className="w-8 text-end text-xs text-muted">{group.symbolIds.length}</span>
                <Button
                  look="quiet"
                  size="small"
                  disabled={group.groupId === firstGroupId}
                  aria-label={t('deleteGroup', { name: title })}
                  onClick={() => onEdit(({ removeGroup }) => removeGroup(group.groupId))}
                  className="max-md:size-11"
                >
                  <Trash2 size={15} aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
        <form onSubmit={add} className="mt-2 flex gap-2 border-t border-subtle pt-3">
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={longestName}
            aria-label={t('newGroup')}
            placeholder={t('newGroup')}
            className="h-9 min-w-0 flex-1 rounded border border-field bg-field px-2.5 text-sm focus:border-accent max-md:h-11"
          />
          <Button type="submit" look="primary" className="max-md:h-11">
            <Plus size={15} aria-hidden /> {t('addGroup')}
          </Button>
        </form>
      </div>
    </Modal>
  );
}
