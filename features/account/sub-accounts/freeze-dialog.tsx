'use client';
// Asks before a sub-account is frozen: what is cancelled, what stays, and what can still be done.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { freezeSubAccount } from '#lib/contract/calls/v1/user/subAccount/freeze.ts';
import type { SubAccount } from '#lib/contract/accounts/sub-account.ts';
import { FormProblem } from '../form-problem.tsx';
import { useAct } from '../security/use-act.ts';

type Props = { readonly of: Pick<SubAccount, 'userId' | 'userName'>; readonly onClose: (frozen: boolean) => void };

const effects = ['cancelled', 'kept', 'emptied'] as const;

export function FreezeDialog({ of: { userId, userName }, onClose }: Props) {
  const t = useTranslations('subAccounts.freeze');
  const api = useApi();
  const act = useAct();
  const freeze = (): void =>
    void act
      .run(() => api.call(freezeSubAccount, { userId, frozen: true }), t('done', { name: userName }))
      .then((done) => done && onClose(true));
  return (
    <Modal open title={t('title', { name: userName })} closeLabel={t('close')} onClose={() => onClose(false)} sheet>
      <ul className="flex list-disc flex-col gap-1.5 ps-5 text-sm text-secondary">
        {effects.map((effect) => (
          <li key={effect}>{t(effect)}</li>
        ))}
      </ul>
      <FormProblem text={act.problem} />
      <div className="mt-5 flex gap-2">
        <Button className="flex-1 max-md:h-11" data-autofocus onClick={() => onClose(false)}>
          {t('keep')}
        </Button>
        <Button look="danger" className="flex-1 max-md:h-11" pending={act.pending} onClick={freeze}>
          {t('yes')}
        </Button>
      </div>
    </Modal>
  );
}
