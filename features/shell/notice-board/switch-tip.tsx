'use client';
// The word for a newcomer that here is the switch of the notice board: a line under the header, which covers nothing.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';

/** Drawn for everybody; the sheet shows it to whom the document is marked for. */
export function SwitchTip({ text, onUnderstood }: { readonly text: string; readonly onUnderstood: () => void }) {
  const t = useTranslations('shell');
  return (
    <p
      role="status"
      className="switch-tip hidden h-8 items-center justify-end gap-3 border-b border-accent bg-surface-2 px-4 text-xs text-primary"
    >
      <span>{text}</span>
      <Button size="small" look="primary" onClick={onUnderstood}>
        {t('noticeBoard.understood')}
      </Button>
    </p>
  );
}
