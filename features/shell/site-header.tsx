// The header of every page. The server writes it for the one who asks: what somebody may not see is not in the page.
import { CircleUser, Wallet } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/button.tsx';
import { DropDown } from '#components/ui/drop-down.tsx';
import { Link } from '#lib/i18n/navigation.ts';
import { HeaderTools } from './header-tools.tsx';
import { Logo } from './logo.tsx';
import { DrawerMenu } from './navigation/drawer-menu.tsx';
import { EntryRow } from './navigation/entry-row.tsx';
import { MainMenu } from './navigation/main-menu.tsx';
import { MenuDrawer } from './navigation/menu-drawer.tsx';
import { addressOf, entriesOf, mainMenus } from './navigation/menu-list.ts';
import { MenuName } from './navigation/menu-name.tsx';
import { MenuPanel } from './navigation/menu-panel.tsx';
import { NavigationRow } from './navigation/navigation-row.tsx';
import { UserMenu } from './navigation/user-menu.tsx';
import type { Viewer } from './navigation/viewer.ts';

type Props = { readonly viewer: Viewer; readonly userName: string | null };

export function SiteHeader({ viewer, userName }: Props) {
  const t = useTranslations('menus');
  const menus = mainMenus.map((menu) => ({ menu, entries: entriesOf(menu, viewer) })).filter(({ entries }) => entries.length > 0);
  const assets = entriesOf('assets', viewer);
  return (
    <header className="sticky top-0 z-40 flex h-12 items-center gap-1 border-b border-subtle bg-surface-1 pe-1 ps-3 normal-nums md:px-4">
      <Link
        href="/"
        prefetch={false}
        aria-label={t('home')}
        className="flex shrink-0 items-center gap-2 rounded px-1 font-semibold max-md:h-11 max-md:min-w-11 max-md:justify-center md:me-2 md:py-1"
      >
        <Logo />
        <span className={viewer.loggedIn ? '' : 'max-sm:hidden'}>{t('product')}</span>
      </Link>
      {viewer.inDemo ? (
        <span className="shrink-0 rounded bg-warning-soft px-1.5 py-0.5 text-2xs font-semibold text-warning">{t('demo')}</span>
      ) : null}
      <NavigationRow name={t('mainMenu')}>
        {menus.map(({ menu, entries }) => (
          <li key={menu} className="flex h-12 items-center">
            <MainMenu menu={menu} entries={entries} viewer={viewer} />
          </li>
        ))}
      </NavigationRow>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        {entriesOf('mode', viewer).map((entry) => (
          <EntryRow key={entry.id} entry={entry} href={addressOf(entry, viewer)} brief />
        ))}
        {entriesOf('access', viewer).map(({ id, href = '/' }) => (
          <Link
            key={id}
            href={href}
            prefetch={false}
            className={`${buttonClasses(id === 'register' ? 'primary' : 'quiet', 'medium')} max-md:h-11 max-md:rounded-lg max-md:border-y-4 max-md:border-transparent max-md:bg-clip-padding`}
          >
            {t(`entry.${id}.name`)}
          </Link>
        ))}
        {assets.length === 0 ? null : (
          <DropDown
            name={t('menu.assets')}
            align="end"
            hover
            className="max-md:hidden"
            label={
              <>
                <Wallet size={16} aria-hidden />
                <MenuName name={t('menu.assets')} addresses={assets.map((entry) => addressOf(entry, viewer) ?? '')} />
              </>
            }
          >
            <MenuPanel entries={assets} viewer={viewer} />
          </DropDown>
        )}
        {userName === null ? null : (
          <DropDown
            name={t('menu.user')}
            align="end"
            hover
            className="max-md:[&>summary]:h-11 max-md:[&>summary]:min-w-11"
            label={<CircleUser size={18} aria-hidden />}
          >
            <UserMenu viewer={viewer} userName={userName} />
          </DropDown>
        )}
        <HeaderTools />
        <MenuDrawer name={t('openDrawer')} title={t('drawer')} closeLabel={t('closeDrawer')}>
          <DrawerMenu viewer={viewer} userName={userName} />
        </MenuDrawer>
      </div>
    </header>
  );
}
