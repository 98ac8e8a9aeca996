'use client';
// Taking coins out: where to and how much, the code, and every withdrawal on its way.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { TabSet } from '#components/ui/tabs/tab-set.tsx';
import type { WithdrawalRecord } from '#lib/contract/money/withdrawal.ts';
import { AddressBook } from './address-book.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { InternalForm } from './internal-form.tsx';
import { InternalList } from './internal-list.tsx';
import { WithdrawConditions } from './withdraw-conditions.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawList } from './withdraw-list.tsx';
import { useWithdrawScene } from './use-withdraw-scene.ts';
import type { WithdrawScene } from './withdraw-scene.ts';
import { WithdrawSteps } from './withdraw-steps.tsx';

type Props = { readonly scene: WithdrawScene; readonly locale: string; readonly initialCoin: string };

export function WithdrawPanel({ scene: first, locale, initialCoin }: Props) {
  const t = useTranslations('withdraw');
  const { scene, look } = useWithdrawScene(first);
  const [confirming, setConfirming] = useState<WithdrawalRecord | null>(null);
  const [bookOpen, setBookOpen] = useState(false);

  const toAddress = (
    <WithdrawForm
      scene={scene}
      locale={locale}
      initialCoin={initialCoin}
      onBook={() => setBookOpen(true)}
      onAsked={(record) => {
        setConfirming(record);
        look();
      }}
    />
  );
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8">
      <div className="flex items-center gap-1.5">
        <h1 className="page-title">{t('title')}</h1>
        <HelpHint to="withdraw" />
      </div>
      <WithdrawConditions scene={scene} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_20rem]">
        <TabSet
          name={t('ways')}
          tabs={[
            { id: 'address', label: t('toAddress'), panel: toAddress },
            { id: 'user', label: t('toUser'), panel: <InternalForm {...{ scene, initialCoin }} onSent={look} /> },
          ]}
        />
        <WithdrawSteps />
      </div>
      <WithdrawList records={scene.records} locale={locale} onConfirm={setConfirming} onChanged={look} />
      {scene.internal.length === 0 ? null : <InternalList records={scene.internal} />}
      {confirming === null ? null : (
        <CodeDialog
          record={confirming}
          onClose={() => {
            setConfirming(null);
            look();
          }}
        />
      )}
      {bookOpen ? <AddressBook scene={scene} onClose={() => setBookOpen(false)} onChanged={look} /> : null}
    </div>
  );
}
