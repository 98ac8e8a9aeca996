'use client';
// The button that brings the whole menu in from the side: on phones, and wherever the header had to hide something.
import { useEffect, useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import type { HeaderData } from '../entries/header-data.ts';
import { useHeaderRoom } from '../header-room.ts';

const DrawerMenu = lateDialog(async () => (await import('./drawer-menu.tsx')).default);

type Props = { readonly data: HeaderData; readonly userName: string | null };

export function MenuDrawer({ data, userName }: Props) {
  const short = useHeaderRoom((room) => room.short);
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const open = state === 'open';
  useEffect(() => {
    if (!open) return;
    // One has gone somewhere: the menu has done its work.
    const follow = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[role=dialog] a') !== null) setState('closed');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [open]);
  return (
    <>
      <button
        type="button"
        aria-label={data.words.openDrawer}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={DrawerMenu.prepare}
        onFocus={DrawerMenu.prepare}
        onClick={() => setState('open')}
        className={`grid size-9 shrink-0 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary max-md:size-11 ${short ? '' : 'lg:hidden'}`}
      >
        <SiteIcon name="menu" size={20} />
      </button>
      {state === 'never' ? null : <DrawerMenu open={open} data={data} userName={userName} onClose={() => setState('closed')} />}
    </>
  );
}
