// Everything that the menus hold, one below the other: what the drawer shows.
import { useTranslations } from 'next-intl';

import { DrawerTools } from '../header-tools.tsx';
import { EntryRow } from './entry-row.tsx';
import { addressOf, entriesOf, groupsOf, mainMenus } from './menu-list.ts';
import type { Viewer } from './viewer.ts';

export function DrawerMenu({ viewer, userName }: { readonly viewer: Viewer; readonly userName: string | null }) {
  const t = useTranslations('menus');
  const menus = ['home', ...mainMenus, 'assets', 'user', 'access'] as const;
  return (
    <>
      <nav aria-label={t('drawer')} className="flex flex-col gap-1 p-2 normal-nums">
        {menus.flatMap((menu) => {
          const entries = entriesOf(menu, viewer);
          if (entries.length === 0) return [];
          const titled = entries.length > 1 || menu === 'assets' || menu === 'user';
          return [
            <section key={menu} aria-label={menu === 'home' ? t('entry.home.name') : t(`menu.${menu}`)}>
              {titled ? (
                <h3 className="flex items-baseline gap-2 px-2.5 pb-1 pt-3 text-xs font-medium text-muted">
                  {t(`menu.${menu === 'home' ? 'markets' : menu}`)}
                  {menu === 'user' && userName !== null ? <bdi className="min-w-0 truncate font-normal">{userName}</bdi> : null}
                </h3>
              ) : null}
              {groupsOf(entries).map(({ group, entries: members }) => (
                <div key={group ?? 'all'}>
                  {group === null ? null : <h4 className="px-2.5 pt-2 text-2xs text-muted">{t(`group.${group}`)}</h4>}
                  <ul>
                    {members.map((entry) => (
                      <li key={entry.id}>
                        <EntryRow entry={entry} href={addressOf(entry, viewer)} brief />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>,
          ];
        })}
      </nav>
      <DrawerTools />
    </>
  );
}
