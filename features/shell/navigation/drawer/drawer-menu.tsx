'use client';
// The drawer: everything that the menus hold, one below the other.
import { Drawer } from '#components/ui/dialogs/drawer.tsx';
import { DrawerTools } from '../../header-tools.tsx';
import { DrawerMessages } from '../../messages/drawer-messages.tsx';
import { EntryRow } from '../links/entry-row.tsx';
import type { HeaderData, MenuData } from '../entries/header-data.ts';

/** A menu of one place needs no name above it; those of the account always have theirs. */
const isTitled = ({ id, groups }: MenuData): boolean =>
  id === 'assets' || id === 'user' || groups.length > 1 || (groups[0]?.entries.length ?? 0) > 1;

type Props = {
  readonly data: HeaderData;
  readonly userName: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
};

export default function DrawerMenu({ data: { menus, words }, userName, open, onClose }: Props) {
  return (
    <Drawer open={open} title={words.drawer} closeLabel={words.closeDrawer} from="end" onClose={onClose}>
      <nav aria-label={words.drawer} className="flex flex-col gap-1 p-2 normal-nums">
        {menus.map((menu) => (
          <section key={menu.id} aria-label={menu.name}>
            {isTitled(menu) ? (
              <h3 className="flex items-baseline gap-2 px-2.5 pb-1 pt-3 text-xs font-medium text-muted">
                {menu.name}
                {menu.id === 'user' && userName !== null ? <bdi className="min-w-0 truncate font-normal">{userName}</bdi> : null}
              </h3>
            ) : null}
            {menu.groups.map(({ name, entries }) => (
              <div key={name ?? ''}>
                {name === null ? null : <h4 className="px-2.5 pt-2 text-2xs text-muted">{name}</h4>}
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <EntryRow entry={entry} brief />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </nav>
      <DrawerMessages name={words.messages} />
      <DrawerTools />
    </Drawer>
  );
}
