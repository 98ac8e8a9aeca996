// The header of every page. The server writes it for the one who asks: what somebody may not see is not in the page.
import { useTranslations } from 'next-intl';

import { HeaderBar } from './header-bar.tsx';
import { writeHeader } from './navigation/header-data.ts';
import type { Viewer } from './navigation/viewer.ts';

export function SiteHeader({ viewer, userName }: { readonly viewer: Viewer; readonly userName: string | null }) {
  const t = useTranslations('menus');
  return <HeaderBar text={writeHeader(viewer, (key) => t(key))} userName={userName} />;
}
