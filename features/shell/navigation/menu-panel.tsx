// What an open menu of the header shows: its entries, in their groups where it has any.
import { useTranslations } from 'next-intl';

import type { MenuEntry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';
import { addressOf, groupsOf } from './menu-list.ts';
import type { Viewer } from './viewer.ts';

type Props = { readonly entries: readonly MenuEntry[]; readonly viewer: Viewer };

export function MenuPanel({ entries, viewer }: Props) {
  const t = useTranslations('menus');
  const groups = groupsOf(entries);
  return (
    <div className={`max-w-[calc(100vw-2rem)] ${groups.length > 1 ? 'w-[37rem] columns-2 gap-x-2' : 'w-72'}`}>
      {groups.map(({ group, entries: members }) => (
        <div key={group ?? 'all'} className="break-inside-avoid">
          {group === null ? null : <p className="px-2.5 pb-1 pt-1.5 text-xs font-medium text-muted">{t(`group.${group}`)}</p>}
          <ul>
            {members.map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} href={addressOf(entry, viewer)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
