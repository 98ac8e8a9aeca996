'use client';
// The sub-accounts of a main account: what they are worth together, each with what can be done with it, and how to open one more.
import { Decimal } from 'decimal.js';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { HelpHint } from '#components/trading/help-hint.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getAssets } from '#lib/contract/calls/v1/assets/getAssets.ts';
import { freezeSubAccount } from '#lib/contract/calls/v1/user/subAccount/freeze.ts';
import { getSubAccounts } from '#lib/contract/calls/v1/user/subAccount/list.ts';
import type { SubAccount } from '#lib/contract/accounts/sub-account.ts';
import { formatMoney } from '#lib/format/numbers/format-money.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { useAct } from '../security/use-act.ts';
import { familyOf, type Member } from './family-coins.ts';
import { FamilyTransfer } from './family-transfer.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { SubAccountRow, type SubAccountAction } from './sub-account-row.tsx';
import { useChangeOfAccount } from './use-change-of-account.ts';

type Props = {
  readonly initial: ResponseOf<typeof getSubAccounts>;
  readonly main: Member;
  /** May open one to lead copied futures from. */
  readonly isTrader: boolean;
  readonly locale: string;
};

type Opened = { readonly action: 'transfer' | 'rename' | 'freeze'; readonly account: SubAccount } | { readonly action: 'make' };

export function SubAccountsPage({ initial, main, isTrader, locale }: Props) {
  const t = useTranslations('subAccounts');
  const shell = useTranslations('shell');
  const api = useApi();
  const act = useAct({ aloud: true });
  const [shows] = usePreference('showsAssets');
  const change = useChangeOfAccount();
  const { list, limit } = useCall(getSubAccounts, {}, { initial }).data ?? initial;
  // The page was made with the main account's coins: they are asked for when something has been done.
  const [hasActed, setHasActed] = useState(false);
  const coins = useCall(getAssets, {}, { enabled: hasActed, anew: true }).data?.list ?? main.coins;
  const { again } = useAnswers();
  const [opened, setOpened] = useState<Opened | null>(null);
  const look = async (): Promise<void> => {
    setHasActed(true);
    await again(getSubAccounts, getAssets);
  };
  const close = (changed: boolean): void => {
    setOpened(null);
    if (changed) void act.run(look);
  };
  const unfreeze = async ({ userId, userName }: SubAccount): Promise<void> => {
    const done = await act.run(() => api.call(freezeSubAccount, { userId, frozen: false }), t('unfrozen', { name: userName }));
    if (done) await act.run(look);
  };
  const onAction = (account: SubAccount, action: SubAccountAction): void => {
    if (action === 'enter') change.enter(account.userId);
    else if (action === 'unfreeze') void unfreeze(account);
    else setOpened({ action, account });
  };
  const money = (usdt: string) =>
    shows ? <bdi dir="ltr">{formatMoney(usdt, 'USD', locale)}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />;
  const together = list.reduce((sum, { usdtValue }) => sum.plus(usdtValue), new Decimal(0)).toFixed();
  const isFull = list.length >= limit;
  return (
    <div className="page-text flex flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1.5">
          <h1 className="page-title">{t('title')}</h1>
          <HelpHint to="subAccounts" />
        </div>
        <Button look="primary" className="max-md:h-11" disabled={isFull} onClick={() => setOpened({ action: 'make' })}>
          {t('make')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('about')}</p>
      {list.length === 0 ? null : (
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <span>{t('count', { count: list.length, limit })}</span>
          <span>
            {t('together')} <span className="text-base font-semibold text-primary">{money(together)}</span>
          </span>
        </p>
      )}
      <section aria-label={t('title')} className="rounded-xl border border-subtle bg-surface-1">
        {list.length === 0 ? (
          <p className="mx-auto max-w-md px-4 py-14 text-center text-sm text-muted">{t('none')}</p>
        ) : (
          <ul>
            {list.map((account) => (
              <SubAccountRow
                key={account.userId}
                account={account}
                worth={money(account.usdtValue)}
                pending={act.pending || change.pending}
                onAction={(action) => onAction(account, action)}
              />
            ))}
          </ul>
        )}
      </section>
      {opened?.action === 'make' ? <NameDialog of={null} isTrader={isTrader} onClose={close} /> : null}
      {opened?.action === 'rename' ? <NameDialog of={opened.account} isTrader={isTrader} onClose={close} /> : null}
      {opened?.action === 'freeze' ? <FreezeDialog of={opened.account} onClose={close} /> : null}
      {opened?.action === 'transfer' ? (
        <FamilyTransfer family={familyOf({ ...main, coins }, list)} meant={opened.account.userId} onClose={close} />
      ) : null}
    </div>
  );
}
