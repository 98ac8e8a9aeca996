'use client';
// The switch of the notice board; whoever has never seen it is told once where it is.
import { Megaphone } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/button.tsx';
import { usePreference } from '#lib/session/use-preference.ts';
import { toolClasses } from '../tool-classes.ts';
import { useSwitchTip } from './use-switch-tip.ts';

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
        <Megaphone size={17} aria-hidden className="rtl:-scale-x-100" />
        {worded ? t('noticeBoard.switch') : null}
      </button>
      {tip === null ? null : (
        <span
          role="status"
          className="absolute end-0 top-full z-40 mt-1.5 flex w-max max-w-72 items-center gap-3 rounded-lg border border-accent bg-surface-2 py-2 pe-2 ps-3 text-xs text-primary shadow-xl"
        >
          <span className="flex-1">{tip}</span>
          <Button size="small" look="primary" onClick={understood}>
            {t('noticeBoard.understood')}
          </Button>
        </span>
      )}
    </span>
  );
}
