'use client';
// The groups of favourites, one of them chosen, and the button to change them.
import { Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import type { Groups } from '#lib/favourites/use-favourites.ts';
import { groupTitle } from './group-title.ts';

type Props = {
  readonly groups: Groups;
  readonly chosen: number;
  readonly onChosen: (groupId: number) => void;
  readonly onManage: () => void;
};

export function GroupBar({ groups, chosen, onChosen, onManage }: Props) {
  const t = useTranslations('markets');
  return (
    <div className="flex items-center gap-1 overflow-x-auto border-b border-subtle px-3 py-2">
      <fieldset aria-label={t('groups')} className="flex gap-1">
        {groups.map((group) => (
          <button
            key={group.groupId}
            type="button"
            aria-pressed={group.groupId === chosen}
            onClick={() => onChosen(group.groupId)}
            className="h-8 whitespace-nowrap rounded-full border border-subtle px-3 text-xs text-secondary hover:bg-surface-2 aria-pressed:border-accent aria-pressed:text-primary max-md:h-11"
          >
            {groupTitle(group, t('firstGroup'))} <span className="text-muted">{group.symbolIds.length}</span>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        onClick={onManage}
        aria-label={t('manageGroups')}
        className="grid size-8 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
      >
        <Settings2 size={15} aria-hidden />
      </button>
    </div>
  );
}
