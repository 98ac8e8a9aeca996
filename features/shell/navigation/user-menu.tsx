// Whose account this is, and what one can do with it. A sub-account's menu says so, and leaves to the main account what is the main account's.
import { useTranslations } from 'next-intl';

import { MenuPanel } from './menu-panel.tsx';
import { entriesOf } from './menu-list.ts';
import type { Viewer } from './viewer.ts';

export function UserMenu({ viewer, userName }: { readonly viewer: Viewer; readonly userName: string }) {
  const t = useTranslations('menus');
  return (
    <>
      <p className="flex max-w-72 items-center gap-2 px-2.5 py-2 text-sm text-muted">
        <bdi className="min-w-0 truncate">{userName}</bdi>
        {viewer.subAccount ? (
          <span className="shrink-0 rounded border border-strong px-1.5 text-2xs text-secondary">{t('subAccount')}</span>
        ) : null}
      </p>
      <MenuPanel entries={entriesOf('user', viewer)} viewer={viewer} />
    </>
  );
}
