'use client';
// The phone's main menu, under the thumb.
import { CandlestickChart, LayoutList, LogIn, PiggyBank, UserPlus, Wallet } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Link, usePathname } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import { isVisible, menuEntries } from './menu-entries.ts';

const icons = {
  markets: LayoutList,
  spot: CandlestickChart,
  assets: Wallet,
  deposit: PiggyBank,
  login: LogIn,
  register: UserPlus,
} as const;

export function TabBar() {
  const t = useTranslations('shell');
  const path = usePathname();
  const viewer = { loggedIn: useUser() !== null };
  return (
    <nav
      aria-label={t('tabBar')}
      className="fixed inset-x-0 bottom-0 z-40 flex h-14 border-t border-subtle bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {menuEntries
        .filter((entry) => isVisible(entry, viewer))
        .map(({ id, href }) => {
          const Icon = icons[id];
          const current = id === 'spot' ? path.startsWith('/spot') : path === href;
          return (
            <Link
              key={id}
              href={href}
              aria-current={current ? 'page' : undefined}
              className={`flex flex-1 flex-col items-center justify-center gap-0.5 text-2xs ${current ? 'text-accent' : 'text-muted'}`}
            >
              <Icon size={20} aria-hidden />
              {t(`menu.${id}.name`)}
            </Link>
          );
        })}
    </nav>
  );
}
