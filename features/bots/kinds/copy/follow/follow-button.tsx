'use client';
// The way to copy a leader: a visitor logs in first, and comes back.
import { useTranslations } from 'next-intl';

import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { useOpenedByAddress } from '#components/ui/dialogs/use-opened-by-address.ts';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { copyPlace } from '#lib/contract/leaders/leader-path.ts';
import { useUser } from '#lib/session/user.ts';
import type { FollowedLeader } from './followed-leader.ts';

const FollowDialog = lateDialog(async () => (await import('./follow-dialog.tsx')).FollowDialog);

export function FollowButton({ leader, back }: { readonly leader: FollowedLeader; readonly back: string }) {
  const t = useTranslations('bots.follow');
  const user = useUser();
  const [isOpen, setIsOpen] = useOpenedByAddress(copyPlace);
  if (user === null) return <LogInLinks back={back} size="medium" />;
  return (
    <>
      <Button look="primary" className="max-md:h-11" onClick={() => setIsOpen(true)}>
        {t('button')}
      </Button>
      {isOpen ? <FollowDialog leader={leader} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
