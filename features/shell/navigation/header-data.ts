// What the header is told: the menus of one viewer with their words, as the server writes them into the page.
import type { GroupId, MenuAction, MenuId } from './entry.ts';
import type { IconName } from './icon-files.ts';
import { addressOf, entriesOf, groupsOf, mainMenus } from './menu-list.ts';
import type { Viewer } from './viewer.ts';

export type EntryData = {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly href?: string;
  readonly action?: MenuAction;
};
export type MenuData = {
  readonly id: MenuId;
  readonly name: string;
  readonly groups: readonly { readonly name: string | null; readonly entries: readonly EntryData[] }[];
};

const wordKeys = ['product', 'home', 'mainMenu', 'demo', 'subAccount', 'drawer', 'openDrawer', 'closeDrawer'] as const;

export type HeaderData = {
  /** Those that hold something for this viewer, in their order. */
  readonly menus: readonly MenuData[];
  readonly words: Readonly<Record<(typeof wordKeys)[number], string>>;
  readonly inDemo: boolean;
  readonly subAccount: boolean;
};

const menuOrder = ['home', ...mainMenus, 'mode', 'assets', 'user', 'access'] as const satisfies readonly MenuId[];

/** A text of the namespace `menus`. */
type Words = (key: `menu.${MenuId}` | `group.${GroupId}` | `entry.${string}.${'name' | 'about'}` | (typeof wordKeys)[number]) => string;

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
      drawer: words('drawer'),
      openDrawer: words('openDrawer'),
      closeDrawer: words('closeDrawer'),
    },
    inDemo: viewer.inDemo,
    subAccount: viewer.subAccount,
  };
  const text = JSON.stringify(data);
  written.set(kind, text);
  return text;
}

/** The other end of `writeHeader`, in the same build. */
export function readHeader(text: string): HeaderData {
  const data: HeaderData = JSON.parse(text);
  return data;
}
