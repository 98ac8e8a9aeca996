'use client';
// The header as it is drawn, out of what the server has written for this viewer.
import { useMemo } from 'react';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import type { Avatar } from '#lib/contract/wire/settings.ts';
import { HeaderTools } from './header-tools.tsx';
import { Logo } from './logo.tsx';
import { MessageBell } from './messages/message-bell.tsx';
import { AccessLink } from './navigation/access-link.tsx';
import { actionParts } from './navigation/actions/action-parts.ts';
import { AssetsMenu, UserMenu } from './navigation/menus/account-menus.tsx';
import { readHeader } from './navigation/entries/header-data.ts';
import { MainMenu } from './navigation/menus/main-menu.tsx';
import { MenuDrawer } from './navigation/drawer/menu-drawer.tsx';
import { NavigationRow } from './navigation/navigation-row.tsx';
import { PageLink } from '#lib/i18n/page-link.tsx';

type Props = {
  /** By `writeHeader`. */
  readonly text: string;
  readonly userName: string | null;
  readonly avatar: Avatar;
  readonly mainName: string | null;
  /** Can only look. */
  readonly frozen: boolean;
};

/** In the short header of a phone the finger has 44 px, the eye sees 36; at 320 px long words need the air around them. */
const accessLink = 'max-[22.5rem]:px-2 max-md:h-11 max-md:rounded-lg max-md:border-y-4 max-md:border-transparent max-md:bg-clip-padding';

/** The menus that have a place of their own beside the main navigation. */
const elsewhere: readonly string[] = ['home', 'mode', 'assets', 'user', 'access'];

export function HeaderBar({ text, userName, avatar, mainName, frozen }: Props) {
  const data = useMemo(() => readHeader(text), [text]);
  const { menus, words } = data;
  const menuOf = (id: string) => menus.find((menu) => menu.id === id);
  const entriesOf = (id: string) => menuOf(id)?.groups.flatMap(({ entries }) => entries) ?? [];
  const pagesOf = (id: string) => entriesOf(id).flatMap(({ href, ...entry }) => (href === undefined ? [] : [{ ...entry, href }]));
  const [assets, user] = [menuOf('assets'), menuOf('user')];
  const pages = useMemo(
    () =>
      menus.flatMap(({ groups }) =>
        groups.flatMap(({ entries }) => entries.flatMap(({ id, name, href }) => (href === undefined ? [] : [{ id, name, href }]))),
      ),
    [menus],
  );
  return (
    <header className="sticky top-0 z-40 flex h-12 items-center gap-1 border-b border-subtle bg-surface-1 pe-1 ps-3 md:px-4">
      <PageLink
        href="/"
        aria-label={words.home}
        className="flex shrink-0 items-center gap-2 rounded px-1 font-semibold max-md:h-11 max-md:min-w-11 max-md:justify-center md:me-2 md:py-1"
      >
        <Logo />
        <span className={userName === null || data.inDemo ? 'max-sm:hidden' : ''}>{words.product}</span>
      </PageLink>
      {data.inDemo ? (
        <PageLink
          href="/asset"
          className="shrink-0 rounded bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent max-md:flex max-md:h-11 max-md:items-center max-md:border-y-8 max-md:border-transparent max-md:bg-clip-padding"
        >
          {words.demo}
        </PageLink>
      ) : null}
      {data.subAccount ? (
        <PageLink
          href="/asset"
          title={[`${words.subAccount}: ${userName ?? ''}`, ...(frozen ? [words.frozen] : [])].join(' · ')}
          className="flex min-w-0 max-w-48 items-center max-md:h-11 max-md:max-w-32"
        >
          <span className="sr-only">{words.subAccount}: </span>
          <bdi className="truncate rounded border border-warning px-2 py-0.5 text-xs font-semibold text-warning">{userName}</bdi>
          {frozen ? (
            <span className="ms-1.5 shrink-0 rounded bg-warning-soft px-1.5 py-0.5 text-2xs text-warning">{words.frozen}</span>
          ) : null}
        </PageLink>
      ) : null}
      <NavigationRow name={words.mainMenu}>
        {menus
          .filter(({ id }) => !elsewhere.includes(id))
          .map((menu) => (
            <li key={menu.id} className="flex h-12 items-center">
              <MainMenu menu={menu} />
            </li>
          ))}
      </NavigationRow>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        {entriesOf('mode').map(({ id, name, action }) => {
          const Part = action === undefined ? undefined : actionParts[action];
          return Part === undefined ? null : (
            <Part key={id} className={`${buttonClasses('secondary')} max-md:h-11`}>
              {name}
            </Part>
          );
        })}
        {entriesOf('access').map(({ id, name, action }) => {
          const Part = action === undefined ? undefined : actionParts[action];
          return Part === undefined ? null : (
            <Part key={id} className={`${buttonClasses('quiet', 'medium')} max-lg:hidden`}>
              {name}
            </Part>
          );
        })}
        {pagesOf('access').map(({ id, name }) => (
          <AccessLink
            key={id}
            page={id === 'login' ? 'login' : 'register'}
            className={`${buttonClasses(id === 'login' ? 'quiet' : 'primary', 'medium')} ${accessLink}`}
          >
            {name}
          </AccessLink>
        ))}
        {assets === undefined ? null : <AssetsMenu menu={assets} worthName={words.worth} />}
        {user === undefined || userName === null ? null : (
          <UserMenu
            menu={user}
            userName={userName}
            avatar={avatar}
            subAccount={data.subAccount ? words.subAccount : null}
            mainName={mainName === null ? null : `${words.mainAccount}: ${mainName}`}
          />
        )}
        <MessageBell name={words.messages} newName={words.newMessages} />
        <HeaderTools pages={pages} />
        <MenuDrawer data={data} userName={userName} />
      </div>
    </header>
  );
}
