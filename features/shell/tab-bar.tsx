// The phone's five places, under the thumb.
import { useTranslations } from 'next-intl';

import type { IconName } from '#components/ui/icons/icon-files.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { addressOf, tabBarEntries, type tabBarIds } from './navigation/entries/menu-list.ts';
import { PlaceLink } from './navigation/links/place-link.tsx';
import type { Viewer } from './navigation/entries/viewer.ts';

const icons = {
  home: 'home',
  markets: 'list',
  spot: 'candles',
  orders: 'clipboard',
  assets: 'wallet',
} as const satisfies Readonly<Record<(typeof tabBarIds)[number], IconName>>;

/** Contracts are traded too. */
const also: Partial<Readonly<Record<(typeof tabBarIds)[number], readonly string[]>>> = { spot: ['/futures'] };

export function TabBar({ viewer }: { readonly viewer: Viewer }) {
  const t = useTranslations('menus');
  return (
    <nav
      aria-label={t('tabBar')}
      data-part="tab-bar"
      className="fixed inset-x-0 bottom-0 z-40 flex h-(--tab-bar) border-t border-subtle bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabBarEntries(viewer).map(({ tab, entry }) => (
        <PlaceLink
          key={entry.id}
          href={addressOf(entry, viewer) ?? '/'}
          also={also[tab]}
          className="flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-2xs text-muted aria-[current]:text-accent"
        >
          <SiteIcon name={icons[tab]} size={20} />
          <span className="max-w-full truncate px-1">{t(`tab.${tab}`)}</span>
        </PlaceLink>
      ))}
    </nav>
  );
}
