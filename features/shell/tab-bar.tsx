// The phone's five places, under the thumb.
import { CandlestickChart, ClipboardList, House, LayoutList, Wallet } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { addressOf, tabBarEntries, type tabBarIds } from './navigation/menu-list.ts';
import { PlaceLink } from './navigation/place-link.tsx';
import type { Viewer } from './navigation/viewer.ts';

/** Drawn into the page: these are seen before anything else has come. */
const icons = {
  home: House,
  markets: LayoutList,
  spot: CandlestickChart,
  orders: ClipboardList,
  assets: Wallet,
} as const satisfies Readonly<Record<(typeof tabBarIds)[number], unknown>>;

export function TabBar({ viewer }: { readonly viewer: Viewer }) {
  const t = useTranslations('menus');
  return (
    <nav
      aria-label={t('tabBar')}
      className="fixed inset-x-0 bottom-0 z-40 flex h-(--tab-bar) border-t border-subtle bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabBarEntries(viewer).map(({ tab, entry }) => {
        const Icon = icons[tab];
        return (
          <PlaceLink
            key={entry.id}
            href={addressOf(entry, viewer) ?? '/'}
            className="flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-2xs text-muted aria-[current]:text-accent"
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <span className="max-w-full truncate px-1">{t(`tab.${tab}`)}</span>
          </PlaceLink>
        );
      })}
    </nav>
  );
}
