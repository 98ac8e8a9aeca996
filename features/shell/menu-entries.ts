// What stands in the menus, and who sees it: one table.

export type Viewer = { readonly loggedIn: boolean };
type Visibility = 'everybody' | 'users' | 'visitors';

export type MenuEntry = {
  readonly id: 'markets' | 'spot' | 'assets' | 'deposit' | 'login' | 'register';
  readonly href: string;
  readonly group: 'trade' | 'assets' | 'access';
  readonly visible: Visibility;
};

export const menuEntries: readonly MenuEntry[] = [
  { id: 'markets', href: '/', group: 'trade', visible: 'everybody' },
  { id: 'spot', href: '/spot/BTCUSDT', group: 'trade', visible: 'everybody' },
  { id: 'assets', href: '/asset', group: 'assets', visible: 'users' },
  { id: 'deposit', href: '/asset/recharge', group: 'assets', visible: 'users' },
  { id: 'login', href: '/login', group: 'access', visible: 'visitors' },
  { id: 'register', href: '/register', group: 'access', visible: 'visitors' },
];

/** Whether somebody sees an entry. */
export function isVisible(entry: Pick<MenuEntry, 'visible'>, viewer: Viewer): boolean {
  if (entry.visible === 'everybody') return true;
  return viewer.loggedIn === (entry.visible === 'users');
}

export const entriesOf = (group: MenuEntry['group'], viewer: Viewer): readonly MenuEntry[] =>
  menuEntries.filter((entry) => entry.group === group && isVisible(entry, viewer));
