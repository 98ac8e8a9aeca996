'use client';
// The operator's banner under the header. Whoever puts it away does not see it again until another one comes, and a desk has no room for it.
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { BannerStrip } from '#components/ui/messages/banner-strip.tsx';
import { usePathname } from '#lib/i18n/navigation.ts';
import { rememberPreference } from '#lib/session/preferences/preference-cookie.ts';

type Props = {
  readonly banners: readonly { readonly id: string; readonly title: string; readonly text: string; readonly href: string }[];
  /** The banners that the reader has put away, as the cookie has them; empty: none. */
  readonly putAway: string;
};

/** The pages on which a chart and a form share the height of the window. */
const desk = /^\/(spot\/(?!convert|introduction)|futures\/s?usd[tc]?\/|trader-futures\/|trade-spot\/|trade-swap\/|trading-bot\/)./;

export function HeaderBanner({ banners, putAway }: Props) {
  const t = useTranslations('shell.banner');
  const path = usePathname();
  const [hidden, setHidden] = useState(putAway);
  const shown = banners.map(({ id }) => id).join(' ');
  if (banners.length === 0 || hidden === shown || desk.test(path)) return null;
  const hide = (): void => {
    rememberPreference('banner', shown);
    setHidden(shown);
  };
  return (
    <div className="flex items-center border-b border-subtle bg-surface-2">
      <BannerStrip banners={banners} name={t('name')} className="min-w-0 flex-1" />
      <button
        type="button"
        aria-label={t('putAway')}
        onClick={hide}
        className="flex size-11 shrink-0 items-center justify-center text-muted hover:text-primary"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
