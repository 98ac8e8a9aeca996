'use client';
// The word for a newcomer that here is the switch of the notice board: a line under the header, which covers nothing.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { focusBoardSwitch } from './notice-board-switch.tsx';

/** Drawn for everybody; the sheet shows it to whom the document is marked for. */
export function SwitchTip({ text, onUnderstood }: { readonly text: string; readonly onUnderstood: () => void }) {
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
