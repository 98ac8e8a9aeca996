'use client';
// The switch of the notice board.
import { useTranslations } from 'next-intl';

import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { toolClasses } from '../tool-classes.ts';

const switchId = 'notice-board-switch';

/** The one in the header. */
export const focusBoardSwitch = (): void => document.getElementById(switchId)?.focus({ preventScroll: true });

/** `worded`: with its name beside the picture, in the drawer. */
export function NoticeBoardSwitch({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  const [shown, setShown] = usePreference('showsNotices');
  return (
    <button
      type="button"
      id={worded ? undefined : switchId}
      onClick={() => setShown(!shown)}
      aria-pressed={shown}
      aria-label={worded ? undefined : t('noticeBoard.switch')}
      title={worded ? undefined : t('noticeBoard.switch')}
      className={`${toolClasses(worded)} aria-pressed:text-accent`}
    >
      <SiteIcon name="megaphone" />
      {worded ? t('noticeBoard.switch') : null}
    </button>
  );
}
