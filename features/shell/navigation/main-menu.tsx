// One place of the main navigation: a menu, or a plain link where only one of its pages exists.
import { useTranslations } from 'next-intl';

import { DropDown } from '#components/ui/drop-down.tsx';
import type { MenuEntry } from './entries.ts';
import type { mainMenus } from './menu-list.ts';
import { addressOf } from './menu-list.ts';
import { MenuName } from './menu-name.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { PlaceLink } from './place-link.tsx';
import type { Viewer } from './viewer.ts';

type Props = { readonly menu: (typeof mainMenus)[number]; readonly entries: readonly MenuEntry[]; readonly viewer: Viewer };

export function MainMenu({ menu, entries, viewer }: Props) {
  const t = useTranslations('menus');
  const addresses = entries.map((entry) => addressOf(entry, viewer)).filter((href) => href !== null);
  const [only] = addresses;
  if (addresses.length === 1 && only !== undefined)
    return (
      <PlaceLink
        href={only}
        className="flex h-9 items-center whitespace-nowrap rounded px-2.5 text-sm text-secondary hover:bg-surface-2 hover:text-primary aria-[current]:text-primary"
      >
        {t(`menu.${menu}`)}
      </PlaceLink>
    );
  return (
    <DropDown name={t(`menu.${menu}`)} align="row" hover label={<MenuName name={t(`menu.${menu}`)} addresses={addresses} />}>
      <MenuPanel entries={entries} viewer={viewer} />
    </DropDown>
  );
}
