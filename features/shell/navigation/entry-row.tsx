// One entry of an open menu: picture, name and what it is for.
import { useTranslations } from 'next-intl';

import { Link } from '#lib/i18n/navigation.ts';
import type { MenuEntry } from './entries.ts';
import { EntryIcon } from './entry-icon.tsx';
import { LogOutButton } from './log-out-button.tsx';
import type { MenuAction } from './entry.ts';

const row = 'flex w-full items-center gap-3 rounded-md px-2.5 py-2 text-start hover:bg-surface-2 focus-visible:bg-surface-2';

/** What each action of the menus is done with. */
export const actionParts: Readonly<Partial<Record<MenuAction, typeof LogOutButton>>> = { logOut: LogOutButton };

type Props = {
  readonly entry: MenuEntry;
  /** Null: it does something instead of leading somewhere. */
  readonly href: string | null;
  /** Without the line that explains it, where there is little room. */
  readonly brief?: boolean;
};

export function EntryRow({ entry, href, brief = false }: Props) {
  const t = useTranslations('menus');
  const face = (
    <>
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-2 text-secondary">
        <EntryIcon name={entry.icon} size={17} />
      </span>
      <span className="min-w-0">
        <span className="block text-sm font-medium text-primary">{t(`entry.${entry.id}.name`)}</span>
        {brief ? null : <span className="block text-xs text-muted">{t(`entry.${entry.id}.about`)}</span>}
      </span>
    </>
  );
  if (href !== null)
    return (
      <Link href={href} prefetch={false} className={row}>
        {face}
      </Link>
    );
  const Part = entry.action === undefined ? undefined : actionParts[entry.action];
  return Part === undefined ? null : <Part className={row}>{face}</Part>;
}
