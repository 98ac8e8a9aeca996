'use client';
// The button that opens the choices of the desk.
import { LayoutDashboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { latePlace } from '#components/ui/late/late-part.tsx';
import { DropDown } from '#components/ui/menus/drop-down.tsx';
import type { DeskLayout } from '#lib/session/layout/desk-layout.ts';
import type { LayoutChange } from './use-desk-layout.ts';

const DeskChoices = latePlace(async () => (await import('./desk-choices.tsx')).DeskChoices);

export function DeskMenu({ layout, onLayout }: { readonly layout: DeskLayout; readonly onLayout: LayoutChange }) {
  const t = useTranslations('desk');
  const [wanted, setWanted] = useState(false);
  return (
    // The click that opens the drop-down passes here first.
    <div onClickCapture={() => setWanted(true)} className="shrink-0">
      <DropDown name={t('settings')} label={<LayoutDashboard size={16} aria-hidden />} align="end">
        {/* It begins under the ticker: what does not fit above the foot of the window is scrolled to. */}
        <div className="max-h-[calc(100dvh-7.5rem-var(--notice-board))] min-h-96 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain max-md:max-h-[calc(100dvh-7.5rem-var(--notice-board)-var(--tab-bar))]">
          {wanted ? <DeskChoices layout={layout} onLayout={onLayout} /> : null}
        </div>
      </DropDown>
    </div>
  );
}
