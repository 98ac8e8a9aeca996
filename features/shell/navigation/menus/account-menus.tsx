'use client';
// The menus of a logged-in user: assets, and the own account. A sub-account's menu names its main account.
import { useState } from 'react';

import type { Avatar } from '#lib/contract/wire/settings.ts';
import { lateExtra, latePlace } from '#components/ui/late/late-part.tsx';
import { DropDown } from '#components/ui/menus/drop-down.tsx';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import type { MenuData } from '../entries/header-data.ts';
import { MenuName } from './menu-name.tsx';
import { MenuPanel } from './menu-panel.tsx';

/** The server draws it; most readers have none. */
const UserAvatar = lateExtra(async () => (await import('#components/ui/icons/user-avatar.tsx')).UserAvatar);

const MenuWorth = latePlace(async () => (await import('./menu-worth.tsx')).default);

type AssetsProps = {
  readonly menu: MenuData;
  /** The words before the value of everything. */
  readonly worthName: string;
};

export function AssetsMenu({ menu: { name, groups }, worthName }: AssetsProps) {
  // Nobody is asked for the value before it is looked at.
  const [isOpen, setOpen] = useState(false);
  const addresses = groups.flatMap(({ entries }) => entries.flatMap(({ href }) => (href === undefined ? [] : [href])));
  return (
    <DropDown
      name={name}
      align="end"
      hover
      className="max-md:hidden"
      onOpen={setOpen}
      label={
        <>
          <SiteIcon name="wallet" size={16} />
          <MenuName name={name} addresses={addresses} />
        </>
      }
    >
      {isOpen ? <MenuWorth name={worthName} /> : null}
      <MenuPanel groups={groups} />
    </DropDown>
  );
}

type UserProps = {
  readonly menu: MenuData;
  readonly userName: string;
  readonly avatar: Avatar;
  /** The word for a sub-account; null for a main account. */
  readonly subAccount: string | null;
  /** The name of the main account, in words. */
  readonly mainName: string | null;
};

export function UserMenu({ menu: { name, groups }, userName, avatar, subAccount, mainName }: UserProps) {
  return (
    <DropDown
      name={name}
      align="end"
      hover
      className="max-md:[&>summary]:h-11 max-md:[&>summary]:min-w-11"
      label={
        avatar === '' ? (
          <SiteIcon name="userCircle" size={18} />
        ) : (
          <span className="size-5.5">
            <UserAvatar avatar={avatar} userName={userName} />
          </span>
        )
      }
    >
      <p className="flex max-w-72 items-center gap-2 px-2.5 py-2 text-sm text-muted">
        <bdi className="min-w-0 truncate">{userName}</bdi>
        {subAccount === null ? null : (
          <span className="shrink-0 rounded border border-strong px-1.5 text-2xs text-secondary">{subAccount}</span>
        )}
      </p>
      {mainName === null ? null : (
        <p className="max-w-72 truncate px-2.5 pb-2 text-xs text-muted">
          <bdi>{mainName}</bdi>
        </p>
      )}
      <MenuPanel groups={groups} />
    </DropDown>
  );
}
