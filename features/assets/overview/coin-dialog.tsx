'use client';
// One coin: in which accounts it is, how much of it waits in orders, and where to go with it.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { WalletKindId } from '#lib/contract/accounts/account-kinds.ts';
import type { UserAccount } from '#lib/contract/accounts/user-accounts.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useFundingPlace } from '#lib/session/money/funding-place.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

type Props = {
  readonly coin: string;
  readonly name: string;
  readonly accounts: readonly UserAccount[];
  /** Its spot market; null: there is none. */
  readonly market: string | null;
  readonly worth: (usdt: string) => string;
  readonly onExplain: (account: WalletKindId) => void;
  readonly onTransfer: (from: WalletKindId) => void;
  readonly onClose: () => void;
};

const always = ['available', 'frozen'] as const;
const shown = {
  spot: always,
  cross: [...always, 'owed'],
  isolated: [...always, 'owed'],
  futures: [...always, 'unrealised'],
  strategy: ['frozen', 'unrealised'],
} as const;

/** The words for what holds the coins that are not available. */
const frozenWords = {
  spot: 'frozen',
  cross: 'frozen',
  isolated: 'frozen',
  futures: 'positionMargin',
  strategy: 'heldByBots',
} as const;

type ActionsProps = Pick<Props, 'coin' | 'onExplain' | 'onTransfer'> & {
  readonly account: Pick<UserAccount, 'isPlay' | 'accountType'> & { readonly account: WalletKindId };
};

/** Coins in bots have nothing to explain or to move: they are in accounts of theirs. */
function WalletActions({ coin, account, onExplain, onTransfer }: ActionsProps) {
  const t = useTranslations('portfolio');
  return (
    <div className="mt-2 flex flex-wrap gap-1">
      <Button size="small" look="quiet" className="max-md:h-11" onClick={() => onExplain(account.account)}>
        {t('explain')}
      </Button>
      {account.isPlay || account.accountType === 'isolated' ? null : (
        <Button size="small" look="quiet" className="max-md:h-11" onClick={() => onTransfer(account.account)}>
          {t('transfer')}
        </Button>
      )}
      <Link href={`/asset/history?coin=${coin}&account=${account.account}`} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
        {t('history')}
      </Link>
    </div>
  );
}

export function CoinDialog({ coin, name, accounts, market, worth, onExplain, onTransfer, onClose }: Props) {
  const t = useTranslations('portfolio');
  const demo = useTranslations('demo');
  const funding = useFundingPlace();
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  const own = (text: string): ReactNode => (shows ? <bdi dir="ltr">{text}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />);
  const held = accounts.flatMap((account) => account.coins.filter((one) => one.coin === coin).map((one) => ({ account, one })));
  return (
    <Modal open title={t('coinTitle', { coin })} closeLabel={t('close')} onClose={onClose} sheet>
      <div className="flex flex-col gap-4">
        <p className="flex items-center gap-3">
          <CoinIcon coin={coin} size={32} />
          <span>
            <span className="block font-semibold">{coin}</span>
            <span className="block text-xs text-muted">{name}</span>
          </span>
        </p>
        {held.length === 0 ? <p className="text-sm text-muted">{t('coinEmpty', { coin })}</p> : null}
        <ul className="flex flex-col gap-2">
          {held.map(({ account, one }) => (
            <li key={account.account} className="rounded-md border border-subtle p-3 text-sm">
              <p className="flex justify-between gap-3">
                <span className="font-medium">{t(`account.${account.account}`)}</span>
                {own(shortNumber(one.total))}
              </p>
              <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1.5 text-xs">
                {(['available', 'frozen', 'unrealised', 'owed'] as const)
                  .filter((field) => shown[account.accountType].some((one) => one === field))
                  .map((field) => (
                    <div key={field} className="flex justify-between gap-2">
                      <dt className="text-muted">{t(field === 'frozen' ? frozenWords[account.accountType] : field)}</dt>
                      <dd>{own(shortNumber(one[field]))}</dd>
                    </div>
                  ))}
                <div className="flex justify-between gap-2">
                  <dt className="text-muted">{t('value')}</dt>
                  <dd>{one.usdtValue === null ? '—' : own(worth(one.usdtValue))}</dd>
                </div>
              </dl>
              {account.account === 'strategy' ? null : (
                <WalletActions
                  account={{ ...account, account: account.account }}
                  coin={coin}
                  onExplain={onExplain}
                  onTransfer={onTransfer}
                />
              )}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {funding.isSub ? null : (
            <Link href={funding.href(coin)} className={`${buttonClasses('primary')} flex-1 max-md:h-11`}>
              {funding.inDemo ? demo('playMoney') : t('deposit')}
            </Link>
          )}
          {funding.inDemo || funding.isSub ? null : (
            <Link href={`/asset/withdraw?coin=${coin}`} className={`${buttonClasses('secondary')} flex-1 max-md:h-11`}>
              {t('withdraw')}
            </Link>
          )}
          {market === null ? null : (
            <Link href={`/spot/${market}`} className={`${buttonClasses('secondary')} flex-1 max-md:h-11`}>
              {t('trade')}
            </Link>
          )}
        </div>
      </div>
    </Modal>
  );
}
