'use client';
// The bell of the header: marked while a message is newer than those that were looked at, and opened to read them.
import { useEffect, useRef, useState } from 'react';

import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import { DropDown } from '#components/ui/menus/drop-down.tsx';
import type { SessionUser } from '#lib/session/user.ts';
import { LateMessages } from './late-messages.ts';
import { MessageWatch } from './message-watch.tsx';

type Props = { readonly user: SessionUser; readonly name: string; readonly newName: string };

export default function BellButton({ user, name, newName }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isNew, setNew] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Somebody may have opened it before the script came.
    if (panel.current?.closest('details')?.open === true) setOpen(true);
  }, []);
  return (
    <>
      <MessageWatch userId={user.userId} onChanged={setNew} />
      <DropDown
        name={isNew ? newName : name}
        align="end"
        className="max-md:[&>summary]:h-11 max-md:[&>summary]:min-w-11"
        onOpen={setOpen}
        label={
          <span className="relative">
            <SiteIcon name="bell" />
            {isNew ? <span data-testid="new-messages" className="absolute -end-0.5 -top-0.5 size-2 rounded-full bg-accent" /> : null}
          </span>
        }
      >
        <div ref={panel} className="w-80 max-w-[calc(100vw-2rem)]">
          <p className="px-2.5 py-1.5 text-sm font-semibold text-primary">{name}</p>
          {isOpen ? <LateMessages /> : null}
        </div>
      </DropDown>
    </>
  );
}
