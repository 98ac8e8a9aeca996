// The content of an open menu of the header: its entries, in their groups where it has any.
import { EntryRow } from '../links/entry-row.tsx';
import type { MenuData } from '../entries/header-data.ts';

export function MenuPanel({ groups }: Pick<MenuData, 'groups'>) {
  return (
    <div className={`max-w-[calc(100vw-2rem)] ${groups.length > 1 ? 'w-[37rem] columns-2 gap-x-2' : 'w-72'}`}>
      {groups.map(({ name, entries }) => (
        <div key={name ?? ''} className="break-inside-avoid">
          {name === null ? null : <p className="px-2.5 pb-1 pt-1.5 text-xs font-medium text-muted">{name}</p>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
