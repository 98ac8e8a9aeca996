// The data of the header: the menus of one viewer with their words.
import type { MenuAction, MenuId } from './entry.ts';
import type { IconName } from '#components/ui/icons/icon-files.ts';

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

/** Texts of the namespace `menus`. */
export type HeaderWord =
  | 'product'
  | 'home'
  | 'mainMenu'
  | 'demo'
  | 'subAccount'
  | 'mainAccount'
  | 'frozen'
  | 'worth'
  | 'drawer'
  | 'openDrawer'
  | 'closeDrawer'
  | 'messages'
  | 'newMessages';

export type HeaderData = {
  /** Those that hold something for this viewer, in their order. */
  readonly menus: readonly MenuData[];
  readonly words: Readonly<Record<HeaderWord, string>>;
  readonly inDemo: boolean;
  readonly subAccount: boolean;
};

/** The data that `writeHeader` wrote in the same build. */
export function readHeader(text: string): HeaderData {
  const data: HeaderData = JSON.parse(text);
  return data;
}
