'use client';
// The notice board under the header, for whoever wants it there; nobody else is sent any of it.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { usePathname } from '#lib/i18n/navigation.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import type { Notices } from './board.tsx';
import { focusBoardSwitch } from './notice-board-switch.tsx';
import { useSwitchTip } from './use-switch-tip.ts';

/**
 * The word for a newcomer that here is the switch of the notice board: a line under the header, which covers nothing. Drawn for everybody;
 * the sheet shows it to whom the document is marked for.
 */
function SwitchTip({ text, onUnderstood }: { readonly text: string; readonly onUnderstood: () => void }) {
  const t = useTranslations('shell');
  return (
    <p
      role="status"
      className="switch-tip hidden h-8 items-center justify-end gap-3 border-b border-accent bg-surface-2 px-4 text-xs text-primary"
    >
      <span>{text}</span>
      {/* The plain button of the browser: it stands in every page. The focus goes to the switch that it told of. */}
      <button
        type="button"
        className={buttonClasses('primary', 'small')}
        onClick={() => {
          focusBoardSwitch();
          onUnderstood();
        }}
      >
        {t('noticeBoard.understood')}
      </button>
    </p>
  );
}

const Board = lateDialog(async () => (await import('./board.tsx')).default);

/** `initial`: as the server had them; null where nobody wanted them then. */
export function NoticeBoard({ initial }: { readonly initial: Notices | null }) {
  const [shown, setShown] = usePreference('showsNotices');
  // The first line of the front page is the page's own: a newcomer hears of the switch on the next one.
  const hasPlace = usePathname() !== '/' && !shown;
  const { tip, understood } = useSwitchTip(hasPlace);
  if (shown) return <Board initial={initial} onClose={() => setShown(false)} />;
  return tip === null || !hasPlace ? null : <SwitchTip text={tip} onUnderstood={understood} />;
}
