'use client';
// Play money: the button on the page of assets, and the window in which one takes more or begins anew.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useUser } from '#lib/session/user.ts';
import { StartOver } from './start-over.tsx';
import { TopUp } from './top-up.tsx';

type Props = { readonly coins: readonly string[]; /** It is what the reader came for. */ readonly initiallyOpen: boolean };

export function PlayMoney({ coins, initiallyOpen }: Props) {
  const t = useTranslations('demo');
  const isGuest = useUser()?.isGuest === true;
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <>
      <Button look="primary" className="max-md:h-11" onClick={() => setOpen(true)}>
        {t('playMoney')}
      </Button>
      <Modal open={open} title={t('playMoney')} closeLabel={t('close')} onClose={() => setOpen(false)} sheet>
        <div className="flex flex-col gap-5">
          <TopUp coins={coins} onDone={() => setOpen(false)} />
          {/* A full load: nothing of the account before may stay in the page's memory. */}
          <StartOver isGuest={isGuest} onDone={() => window.location.assign(window.location.pathname)} />
        </div>
      </Modal>
    </>
  );
}
