// The header of every page. The server writes it for the one who asks: what somebody may not see is not in the page.
import { useTranslations } from 'next-intl';

import type { Avatar } from '#lib/contract/wire/settings.ts';
import { HeaderBar } from './header-bar.tsx';
import type { Viewer } from './navigation/entries/viewer.ts';
import { writeHeader } from './navigation/entries/write-header.ts';

type Props = {
  readonly viewer: Viewer;
  readonly userName: string | null;
  readonly avatar?: Avatar;
  /** The name of the main account whose sub-account acts; null: no sub-account. */
  readonly mainName?: string | null;
  readonly frozen?: boolean;
};

export function SiteHeader({ viewer, userName, avatar = '', mainName = null, frozen = false }: Props) {
  const t = useTranslations('menus');
  return <HeaderBar text={writeHeader(viewer, (key) => t(key))} userName={userName} avatar={avatar} mainName={mainName} frozen={frozen} />;
}
