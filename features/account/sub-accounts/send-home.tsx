'use client';
// Inside a sub-account: sends what is free in spot back to the main account.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { useAct } from '../security/use-act.ts';
import type { Member } from './family-coins.ts';
import { FamilyTransfer } from './family-transfer.tsx';

type Props = { readonly own: Pick<Member, 'userId' | 'name'>; readonly main: Pick<Member, 'userId' | 'name'> };

export function SendHome({ own, main }: Props) {
  const t = useTranslations('subAccounts.transfer');
  const act = useAct({ aloud: true });
  const [coins, setCoins] = useState<Member['coins'] | null>(null);
  const { refetch } = useCall(getAssets, {}, { enabled: false });
  const open = (): void => void act.run(async () => setCoins((await refetch({ throwOnError: true })).data?.list ?? []));
  return (
    <>
      <Button aria-haspopup="dialog" className="max-sm:col-span-2 max-md:h-11" pending={act.pending} onClick={open}>
        {t('home')}
      </Button>
      {coins === null ? null : (
        <FamilyTransfer
          family={[
            { ...own, coins },
            { ...main, coins: [] },
          ]}
          meant={main.userId}
          oneWay
          onClose={() => setCoins(null)}
        />
      )}
    </>
  );
}
