'use client';
// On a demo line: gives play money.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import { useChange } from './use-change.ts';

type Props = { readonly context: TicketContext; readonly onClose: () => void };

const ErrorText = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="text-xs text-negative">
      {text}
    </p>
  );

function PlayMoney({ context, onClose }: Props) {
  const t = useTranslations('futures');
  const api = useApi();
  const change = useChange(onClose);
  const coin = context.market.marginCoin;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-secondary">{t('transfer.demoAbout', { coin })}</p>
      <ErrorText text={change.errorText} />
      <Button
        look="primary"
        pending={change.pending}
        data-autofocus
        className="max-md:h-11"
        onClick={() => change.run(() => api.call(giveDemoFunds, { coin }), t('transfer.demoDone', { coin }))}
      >
        {t('transfer.demo', { coin })}
      </Button>
    </div>
  );
}

export default function PlayMoneyDialog({ context, onClose }: Props) {
  const t = useTranslations('futures');
  return (
    <Modal open title={t('transfer.demoTitle')} closeLabel={t('close')} onClose={onClose} sheet>
      <PlayMoney context={context} onClose={onClose} />
    </Modal>
  );
}
