'use client';
// The switch of the notice board; whoever has never seen it is told once where it is.
import { useTranslations } from 'next-intl';

import { lateExtra } from '#components/ui/late/late-part.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { toolClasses } from '../tool-classes.ts';
import { useSwitchTip } from './use-switch-tip.ts';

const SwitchTip = lateExtra(async () => (await import('./switch-tip.tsx')).default);

/** `worded`: with its name beside the picture, in the drawer. */
export function NoticeBoardSwitch({ worded = false }: { readonly worded?: boolean }) {
  const t = useTranslations('shell');
  const [shown, setShown] = usePreference('showsNotices');
  const { tip, understood } = useSwitchTip(!worded);
  return (
    <span className="relative">
      <button
        type="button"
        onClick={() => {
          understood();
          setShown(!shown);
        }}
        aria-pressed={shown}
        aria-label={worded ? undefined : t('noticeBoard.switch')}
        title={worded ? undefined : t('noticeBoard.switch')}
        className={`${toolClasses(worded)} aria-pressed:text-accent`}
      >
        <SiteIcon name="megaphone" />
        {worded ? t('noticeBoard.switch') : null}
      </button>
      {tip === null ? null : <SwitchTip text={tip} onUnderstood={understood} />}
    </span>
  );
}
