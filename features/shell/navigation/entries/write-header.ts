// Writes the menus of a viewer into the page. The table of all that there is stays on the server.
import type { GroupId, MenuId } from './entry.ts';
import type { EntryData, HeaderData, HeaderWord, MenuData } from './header-data.ts';
import type { EntryId } from './entries.ts';
import { addressOf, entriesOf, groupsOf, mainMenus } from './menu-list.ts';
import type { Viewer } from './viewer.ts';

const menuOrder = ['home', ...mainMenus, 'mode', 'assets', 'user', 'access'] as const satisfies readonly MenuId[];

/** A text of the namespace `menus`. */
type Words = (key: `menu.${MenuId}` | `group.${GroupId}` | `entry.${EntryId}.${'name' | 'about'}` | HeaderWord) => string;

function menuOf(id: MenuId, viewer: Viewer, words: Words): MenuData {
  const groups = groupsOf(entriesOf(id, viewer)).map(({ group, entries }) => ({
    name: group === null ? null : words(`group.${group}`),
    entries: entries.map((entry): EntryData => {
      const href = addressOf(entry, viewer);
      const face = { id: entry.id, icon: entry.icon, name: words(`entry.${entry.id}.name`), about: words(`entry.${entry.id}.about`) };
      return { ...face, ...(href === null ? {} : { href }), ...(entry.action === undefined ? {} : { action: entry.action }) };
    }),
  }));
  return { id, name: words(`menu.${id}`), groups };
}

const written = new Map<string, string>();

/** The header of a viewer as one text; the same kind of viewer in the same language gets the same. */
export function writeHeader(viewer: Viewer, words: Words): string {
  const kind = JSON.stringify(viewer);
  const known = written.get(kind);
  if (known !== undefined) return known;
  const data: HeaderData = {
    menus: menuOrder.map((id) => menuOf(id, viewer, words)).filter(({ groups }) => groups.length > 0),
    words: {
      product: words('product'),
      home: words('home'),
      mainMenu: words('mainMenu'),
      demo: words('demo'),
      subAccount: words('subAccount'),
      mainAccount: words('mainAccount'),
      frozen: words('frozen'),
      worth: words('worth'),
      drawer: words('drawer'),
      openDrawer: words('openDrawer'),
      closeDrawer: words('closeDrawer'),
      messages: words('messages'),
      newMessages: words('newMessages'),
    },
    inDemo: viewer.inDemo,
    subAccount: viewer.subAccount,
  };
  const text = JSON.stringify(data);
  written.set(kind, text);
  return text;
}
