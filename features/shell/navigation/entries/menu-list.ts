// The entries in the menus of one viewer, in the order of the table.
import { menuEntries, type MenuEntry } from './entries.ts';
import type { GroupId, MenuId } from './entry.ts';
import type { Viewer } from './viewer.ts';
import { sees } from './visibility.ts';

/** The menus of the main navigation, in their order. */
export const mainMenus = ['markets', 'spot', 'futures', 'bots', 'copy', 'info'] as const satisfies readonly MenuId[];

/** The entries of a menu that somebody may see and that lead somewhere. */
export const entriesOf = (menu: MenuId, viewer: Viewer, table: readonly MenuEntry[] = menuEntries): readonly MenuEntry[] =>
  table.filter((entry) => entry.menu === menu && entry.ready && sees(viewer, entry.rule));

/** The address that an entry leads this viewer to; null for one that acts instead. */
export const addressOf = (entry: MenuEntry, viewer: Viewer): string | null =>
  (viewer.inDemo ? entry.demoHref : undefined) ?? entry.href ?? null;

/** The groups of a menu's entries, in the order in which they first come; null for entries without one. */
export function groupsOf(
  entries: readonly MenuEntry[],
): readonly { readonly group: GroupId | null; readonly entries: readonly MenuEntry[] }[] {
  const groups = new Map<GroupId | null, MenuEntry[]>();
  for (const entry of entries) {
    const group = entry.group ?? null;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].map(([group, members]) => ({ group, entries: members }));
}

/** The five places under the thumb: their pages, as far as there are any. */
export const tabBarIds = ['home', 'markets', 'spot', 'orders', 'assets'] as const satisfies readonly MenuEntry['id'][];

export const tabBarEntries = (viewer: Viewer, table: readonly MenuEntry[] = menuEntries) =>
  tabBarIds.flatMap((tab) =>
    table.filter(({ id, ready, rule }) => id === tab && ready && sees(viewer, rule)).map((entry) => ({ tab, entry })),
  );
