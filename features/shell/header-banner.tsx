'use client';
// The operator's banner under the header. Whoever puts it away does not see it again until another one comes, and some pages have no room for it.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { usePlainPath } from '#lib/i18n/place-context.ts';
import { rememberPreference } from '#lib/session/preferences/preference-cookie.ts';

type Props = {
  /** The banners that there are, by their ids. */
  readonly shown: string;
  /** Those that the reader has put away, as the cookie has them; empty: none. */
  readonly putAway: string;
  /** The strip, drawn by the server. */
  readonly children: ReactNode;
};

/** The pages on which a chart and a form share the height of the window, those of the way in, and those that have a banner of their own. */
const without =
  /^\/(markets$|asset$|login|register|spot\/(?!convert|introduction)|futures\/s?usd[tc]?\/|trader-futures\/|trade-spot\/|trade-swap\/|trading-bot\/.)/;

export function HeaderBanner({ shown, putAway, children }: Props) {
  const t = useTranslations('shell.banner');
  const path = usePlainPath();
  const [hidden, setHidden] = useState(putAway);
  if (hidden === shown || without.test(path)) return null;
  const hide = (): void => {
    rememberPreference('banner', shown);
    setHidden(shown);
  };
  return (
    <div data-part="site-banner" className="flex items-center border-b border-subtle bg-surface-2">
      {children}
      <button
        type="button"
        aria-label={t('putAway')}
        onClick={hide}
        className="flex size-11 shrink-0 items-center justify-center text-muted hover:text-primary"
      >
        <SiteIcon name="close" size={16} />
      </button>
    </div>
  );
}
