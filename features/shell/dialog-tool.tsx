'use client';
// A button of the header that opens a dialog; what is behind it comes when a hand comes near.
import { useState, type ReactNode } from 'react';

import { useCommand, type CommandId } from '#lib/commands/commands.ts';
import type { LatePart } from '#components/ui/late/late-part.tsx';
import { SiteIcon } from '#components/ui/icons/site-icon.tsx';
import type { IconName } from '#components/ui/icons/icon-files.ts';
import { toolClasses } from './tool-classes.ts';

type Props = {
  readonly icon: IconName;
  readonly name: string;
  readonly command: CommandId;
  /** With its name beside the picture. */
  readonly worded: boolean;
  /** Behind the name, where it stands. */
  readonly aside?: ReactNode;
  readonly dialog: LatePart<{ readonly open: boolean; readonly onClose: () => void }>;
};

export function DialogTool({ icon, name, command, worded, aside, dialog: Dialog }: Props) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useCommand(command, worded ? null : () => setState('open'));
  return (
    <>
      <button
        type="button"
        onPointerEnter={Dialog.prepare}
        onFocus={Dialog.prepare}
        onClick={() => setState('open')}
        aria-label={worded ? undefined : name}
        aria-haspopup="dialog"
        title={worded ? undefined : name}
        className={toolClasses(worded)}
      >
        <SiteIcon name={icon} />
        {worded ? <span className="flex-1 text-start">{name}</span> : null}
        {worded ? aside : null}
      </button>
      {state === 'never' ? null : <Dialog open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
