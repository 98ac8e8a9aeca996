'use client';
// The word for a newcomer that here is the switch of the notice board.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';

export default function SwitchTip({ text, onUnderstood }: { readonly text: string; readonly onUnderstood: () => void }) {
  const t = useTranslations('shell');
  return (
    <span
      role="status"
      className="absolute end-0 top-full z-40 mt-1.5 flex w-max max-w-72 items-center gap-3 rounded-lg border border-accent bg-surface-2 py-2 pe-2 ps-3 text-xs text-primary shadow-xl"
    >
      <span className="flex-1">{text}</span>
      <Button size="small" look="primary" onClick={onUnderstood}>
        {t('noticeBoard.understood')}
      </Button>
    </span>
  );
}
