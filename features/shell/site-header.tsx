'use client';
// The header of every page: where one can go, the language, the theme, and oneself.
import { ChevronDown, CircleUser, Wallet } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/button.tsx';
import { DropDown } from '#components/ui/drop-down.tsx';
import { Link, usePathname } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import { LanguageDialog } from './language-dialog.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { Logo } from './logo.tsx';
import { entriesOf } from './menu-entries.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const menuLink = 'flex flex-col rounded-md px-2.5 py-2 text-sm text-primary hover:bg-surface-2';

export function SiteHeader() {
  const t = useTranslations('shell');
  const user = useUser();
  const path = usePathname();
  const viewer = { loggedIn: user !== null };
  return (
    <header className="sticky top-0 z-40 flex h-12 items-center gap-1 border-b border-subtle bg-surface-1 px-3 md:px-4">
      <Link href="/" aria-label={t('home')} className="me-2 flex items-center gap-2 rounded px-1 py-1 font-semibold">
        <Logo />
        <span className="hidden sm:inline">{t('product')}</span>
      </Link>
      <nav aria-label={t('mainMenu')} className="hidden items-center gap-1 md:flex">
        {entriesOf('trade', viewer).map((entry) => {
          const current = entry.href === '/' ? path === '/' : path.startsWith('/spot');
          return (
            <Link
              key={entry.id}
              href={entry.href}
              aria-current={current ? 'page' : undefined}
              className={`flex h-9 items-center rounded px-2.5 text-sm hover:bg-surface-2 ${current ? 'text-primary' : 'text-secondary hover:text-primary'}`}
            >
              {t(`menu.${entry.id}.name`)}
            </Link>
          );
        })}
      </nav>
      <div className="ms-auto flex items-center gap-1">
        {user === null ? (
          <>
            <Link href="/login" className={buttonClasses('quiet', 'medium')}>
              {t('menu.login.name')}
            </Link>
            <Link href="/register" className={buttonClasses('primary', 'medium')}>
              {t('menu.register.name')}
            </Link>
          </>
        ) : (
          <>
            <DropDown
              name={t('assetsMenu')}
              align="end"
              className="hidden md:block"
              label={
                <>
                  <Wallet size={16} aria-hidden />
                  {t('assetsMenu')}
                  <ChevronDown size={14} aria-hidden />
                </>
              }
            >
              {entriesOf('assets', viewer).map((entry) => (
                <Link key={entry.id} href={entry.href} className={menuLink}>
                  {t(`menu.${entry.id}.name`)}
                  <span className="text-xs text-muted">{t(`menu.${entry.id}.about`)}</span>
                </Link>
              ))}
            </DropDown>
            <DropDown name={t('userMenu')} align="end" label={<CircleUser size={18} aria-hidden />}>
              <p className="max-w-60 truncate px-2.5 py-2 text-sm text-muted">
                <bdi>{user.userName}</bdi>
              </p>
              <LogOutButton />
            </DropDown>
          </>
        )}
        <LanguageDialog />
        <ThemeSwitch />
      </div>
    </header>
  );
}
