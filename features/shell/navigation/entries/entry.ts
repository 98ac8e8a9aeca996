// The type of a menu entry.
import type { IconName } from '#components/ui/icons/icon-files.ts';
import type { Rule } from './visibility.ts';

/** The menus of the header, and the places beside them. */
export type MenuId = 'markets' | 'spot' | 'futures' | 'bots' | 'copy' | 'info' | 'assets' | 'user' | 'mode' | 'access' | 'home';
export type GroupId = 'basic' | 'advanced' | 'plaza' | 'charges' | 'spotInfo' | 'futuresGuides' | 'futuresFigures' | 'help';
export type MenuAction = 'leaveDemo' | 'enterClassicDemo' | 'enterUnifiedDemo' | 'tryDemo' | 'leaveSubAccount' | 'logOut';

type Goes =
  /** `demoHref` is where it leads somebody who trades with demo money. */
  | { readonly href: string; readonly demoHref?: string; readonly action?: undefined }
  | { readonly action: MenuAction; readonly href?: undefined; readonly demoHref?: undefined };

/** Its words are `<id>.name` and `<id>.about` under `entry` of the namespace `menus`. */
export type EntryOf<Id extends string> = Goes & {
  readonly id: Id;
  readonly menu: MenuId;
  readonly group?: GroupId;
  readonly icon: IconName;
  readonly rule: Rule;
  /** Its page, or its call, exists. */
  readonly ready: boolean;
};
