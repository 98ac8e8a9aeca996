// One place of the main navigation: a menu, or a plain link where only one of its pages exists.
import { DropDown } from '#components/ui/menus/drop-down.tsx';
import type { MenuData } from '../entries/header-data.ts';
import { MenuName } from './menu-name.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { PlaceLink } from '../links/place-link.tsx';

export function MainMenu({ menu: { name, groups } }: { readonly menu: MenuData }) {
  const addresses = groups.flatMap(({ entries }) => entries.flatMap(({ href }) => (href === undefined ? [] : [href])));
  const [only] = addresses;
  if (addresses.length === 1 && only !== undefined)
    return (
      <PlaceLink
        href={only}
        className="flex h-9 items-center whitespace-nowrap rounded px-2.5 text-sm text-secondary hover:bg-surface-2 hover:text-primary aria-[current]:text-primary"
      >
        {name}
      </PlaceLink>
    );
  return (
    <DropDown name={name} align="row" hover label={<MenuName name={name} addresses={addresses} />}>
      <MenuPanel groups={groups} />
    </DropDown>
  );
}
