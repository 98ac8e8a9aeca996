'use client';
// The button that brings the whole menu in from the side: on phones, and wherever the header had to hide something.
import { Menu } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState, type ReactNode } from 'react';

import { useHeaderRoom } from './header-room.ts';

const load = () => import('#components/ui/drawer.tsx').then(({ Drawer }) => Drawer);
const Drawer = dynamic(load, { ssr: false });

type Props = { readonly name: string; readonly title: string; readonly closeLabel: string; readonly children: ReactNode };

export function MenuDrawer({ name, title, closeLabel, children }: Props) {
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
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setState('open')}
        className={`grid size-9 shrink-0 place-items-center rounded text-secondary hover:bg-surface-2 hover:text-primary max-md:size-11 ${short ? '' : 'lg:hidden'}`}
      >
        <Menu size={20} aria-hidden />
      </button>
      {state === 'never' ? null : (
        <Drawer open={open} title={title} closeLabel={closeLabel} from="end" onClose={() => setState('closed')}>
          {children}
        </Drawer>
      )}
    </>
  );
}
