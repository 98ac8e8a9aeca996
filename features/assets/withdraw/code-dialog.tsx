'use client';
// The last word of the owner: the code from the messages, which stand here because no mail leaves the machine.
import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { confirmWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/confirm.ts';
import { getInbox, type InboxMessage } from '#lib/contract/calls/v1/user/inbox/list.ts';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { shortAddress } from '#lib/format/short-address.ts';

type Props = { readonly record: WithdrawalRecord; readonly onClose: () => void };

/** Old codes help nobody. */
const shown = 3;

export function CodeDialog({ record, onClose }: Props) {
  const t = useTranslations('withdraw');
  const api = useApi();
  const why = useRefusalText();
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [messages, setMessages] = useState<readonly InboxMessage[] | null>(null);

  const confirm = async (): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      await api.call(confirmWithdrawal, { withdrawalId: record.withdrawalId, code });
      showToast('done', t('confirmed'));
      onClose();
    } catch (error) {
      setProblem(why(error));
    } finally {
      setPending(false);
    }
  };
  const openInbox = async (): Promise<void> => {
    try {
      const { list } = await api.call(getInbox, {});
      setMessages(list.filter(({ kind }) => kind === 'withdrawalCode').slice(0, shown));
    } catch (error) {
      setProblem(why(error));
    }
  };

  return (
    <Modal open title={t('codeTitle')} closeLabel={t('close')} onClose={onClose} sheet>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p className="break-words text-sm text-secondary">
          {t('codeAbout', { amount: formatNumber(record.receiveAmount), coin: record.coin, address: short(record.address) })}
        </p>
        <TextField
          label={t('code')}
          data-autofocus
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={6}
          value={code}
          problem={problem}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" look="primary" size="large" pending={pending} disabled={code.length !== 6}>
          {t('confirm')}
        </Button>
        <section className="rounded-md border border-subtle bg-surface-0 p-3 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-xs text-muted">{t('noMail')}</p>
            <Button size="small" className="max-md:h-11" onClick={() => void openInbox()}>
              <Mail size={14} aria-hidden />
              {t('openInbox')}
            </Button>
          </div>
          {messages === null ? null : (
            <ul className="mt-3 grid gap-3">
              {messages.length === 0 ? <li className="text-muted">{t('noMessages')}</li> : null}
              {messages.map(({ messageId, params, createTimeMs }) => (
                <li key={messageId} data-testid="message">
                  <p className="break-words">
                    {t('message', { coin: params['coin'] ?? '', address: short(params['address'] ?? ''), code: params['code'] ?? '' })}
                  </p>
                  <p className="text-xs text-muted">
                    <bdi dir="ltr">{formatDateTime(createTimeMs, 0)}</bdi>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      </form>
    </Modal>
  );
}

/** Kept in one direction inside a sentence of another. */
const short = (address: string): string => `\u2066${shortAddress(address)}\u2069`;
