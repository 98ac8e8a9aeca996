'use client';
// Taking coins out: where to and how much, the code, and every withdrawal on its way.
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { TabSet } from '#components/ui/tab-set.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { getAddressBook } from '#lib/contract/calls/v1/assets/withdraw/address/list.ts';
import { getInternalTransfers } from '#lib/contract/calls/v1/assets/withdraw/internal/records.ts';
import { getWithdrawConfig } from '#lib/contract/calls/v1/assets/withdraw/config.ts';
import { getWithdrawals } from '#lib/contract/calls/v1/assets/withdraw/records.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import type { WithdrawalRecord } from '#lib/contract/withdrawal.ts';
import { AddressBook } from './address-book.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { InternalForm } from './internal-form.tsx';
import { InternalList } from './internal-list.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawList } from './withdraw-list.tsx';
import type { WithdrawScene } from './withdraw-scene.ts';
import { WithdrawSteps } from './withdraw-steps.tsx';

type Props = { readonly scene: WithdrawScene; readonly locale: string; readonly initialCoin: string };

/** How often the list looks for the next step while something is on its way. */
const lookEveryMs = 1500;
const underWay: readonly WithdrawalRecord['state'][] = ['pending', 'review', 'sent'];

export function WithdrawDesk({ scene: first, locale, initialCoin }: Props) {
  const t = useTranslations('withdraw');
  const api = useApi();
  const [scene, setScene] = useState(first);
  const [confirming, setConfirming] = useState<WithdrawalRecord | null>(null);
  const [bookOpen, setBookOpen] = useState(false);

  const look = useCallback(async (): Promise<void> => {
    try {
      const [config, assets, records, internal, book] = await Promise.all([
        api.call(getWithdrawConfig, {}),
        api.call(getAssets, {}),
        api.call(getWithdrawals, {}),
        api.call(getInternalTransfers, {}),
        api.call(getAddressBook, {}),
      ]);
      setScene({ config, balances: assets.list, records: records.list, internal: internal.list, book });
    } catch {
      // The next look will tell; a cut line is announced elsewhere.
    }
  }, [api]);
  const isUnderWay = scene.records.some(({ state }) => underWay.includes(state));
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isUnderWay, look]);

  const toAddress = (
    <WithdrawForm
      scene={scene}
      locale={locale}
      initialCoin={initialCoin}
      onBook={() => setBookOpen(true)}
      onAsked={(record) => {
        setConfirming(record);
        void look();
      }}
    />
  );
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <div className="flex items-center gap-1.5">
        <h1 className="text-xl font-semibold">{t('title')}</h1>
        <HelpHint to="withdraw" />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 md:grid-cols-[1fr_20rem]">
        <TabSet
          name={t('ways')}
          tabs={[
            { id: 'address', label: t('toAddress'), panel: toAddress },
            { id: 'user', label: t('toUser'), panel: <InternalForm {...{ scene, initialCoin }} onSent={() => void look()} /> },
          ]}
        />
        <WithdrawSteps config={scene.config} />
      </div>
      <WithdrawList records={scene.records} locale={locale} onConfirm={setConfirming} onChanged={() => void look()} />
      {scene.internal.length === 0 ? null : <InternalList records={scene.internal} />}
      {confirming === null ? null : (
        <CodeDialog
          record={confirming}
          onClose={() => {
            setConfirming(null);
            void look();
          }}
        />
      )}
      {bookOpen ? <AddressBook scene={scene} onClose={() => setBookOpen(false)} onChanged={() => void look()} /> : null}
    </div>
  );
}
