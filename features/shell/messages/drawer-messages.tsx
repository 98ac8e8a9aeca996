'use client';
// The messages in the drawer, where they unfold in their place.
import { useState } from 'react';

import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { useUser } from '#lib/session/user.ts';
import { toolClasses } from '../tool-classes.ts';
import { LateMessages } from './late-messages.ts';

export function DrawerMessages({ name }: { readonly name: string }) {
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (user === null || user.isSub === true) return null;
  return (
    <section aria-label={name} className="border-t border-subtle p-2">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={toolClasses(true)}>
        <SiteIcon name="bell" />
        <span className="flex-1 text-start">{name}</span>
        <SiteIcon name="chevron" size={14} className={isOpen ? 'rotate-180' : ''} />
      </button>
      {isOpen ? <LateMessages /> : null}
    </section>
  );
}
