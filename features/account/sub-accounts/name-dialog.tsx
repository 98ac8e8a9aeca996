'use client';
// Names a sub-account: a new one, or one that there is. A trader may say what a new one is for.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { createSubAccount } from '#lib/contract/calls/v1/user/subAccount/create.ts';
import { renameSubAccount } from '#lib/contract/calls/v1/user/subAccount/rename.ts';
import { openedSubAccountKinds, type SubAccount } from '#lib/contract/accounts/sub-account.ts';
import { FormProblem } from '../form-problem.tsx';
import { useAct } from '../security/use-act.ts';

type Props = {
  /** Null: a new one. */
  readonly of: Pick<SubAccount, 'userId' | 'userName'> | null;
  readonly isTrader: boolean;
  readonly onClose: (changed: boolean) => void;
};

export function NameDialog({ of, isTrader, onClose }: Props) {
  const t = useTranslations('subAccounts.name');
  const api = useApi();
  const act = useAct();
  const [name, setName] = useState(of?.userName ?? '');
  const [kind, setKind] = useState<(typeof openedSubAccountKinds)[number]>('normal');
  const userName = name.trim();
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (userName === '') return act.fail(t('empty'));
    const work = () =>
      of === null ? api.call(createSubAccount, { userName, kind }) : api.call(renameSubAccount, { userId: of.userId, userName });
    void act.run(work, t(of === null ? 'made' : 'renamed')).then((done) => done && onClose(true));
  };
  return (
    <Modal open title={t(of === null ? 'make' : 'rename')} closeLabel={t('close')} onClose={() => onClose(false)} sheet>
      <form noValidate onSubmit={save}>
        {of === null ? <p className="mb-4 text-sm text-secondary">{t('about')}</p> : null}
        <TextField
          label={t('label')}
          hint={t('hint')}
          autoComplete="off"
          maxLength={24}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {of === null && isTrader ? (
          <fieldset className="mt-4">
            <legend className="mb-1.5 text-sm text-secondary">{t('kind')}</legend>
            {openedSubAccountKinds.map((one) => (
              <label key={one} className="flex items-start gap-2 py-1.5 text-sm max-md:py-2.5">
                <input
                  type="radio"
                  name="kind"
                  checked={kind === one}
                  onChange={() => setKind(one)}
                  className="mt-0.5 size-4 accent-accent"
                />
                {t(`kinds.${one}`)}
              </label>
            ))}
          </fieldset>
        ) : null}
        <FormProblem text={act.problem} />
        <Button type="submit" look="primary" size="large" pending={act.pending} className="mt-5 w-full">
          {t(of === null ? 'make' : 'save')}
        </Button>
      </form>
    </Modal>
  );
}
