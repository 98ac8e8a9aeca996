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
import { useWithdrawScene } from './use-withdraw-scene.ts';
import { WithdrawConditions } from './withdraw-conditions.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawList } from './withdraw-list.tsx';
import type { WithdrawScene } from './withdraw-scene.ts';

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
    <div className="page-wide px-4 py-8">
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

const steps = ['details', 'proof', 'code', 'review', 'sent'] as const;

/** The steps that a withdrawal goes through. */
function WithdrawSteps() {
  const t = useTranslations('withdraw');
  return (
    <aside className="rounded-xl border border-subtle bg-surface-1 p-5 text-sm">
      <h2 className="text-secondary">{t('steps.title')}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span className="grid size-5 shrink-0 place-items-center rounded-full bg-surface-3 text-xs tabular-nums">{place + 1}</span>
            <span className="text-muted">{t(`steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
