'use client';
// The pair's two coins, live: what is free, what orders hold, and on margin what the wallet is worth, owes and must keep.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { AccountPanel, type AccountLine } from '#components/trading/account-panel.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useFundingPlace } from '#lib/session/money/funding-place.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import { useUser } from '#lib/session/user.ts';
import { useTradingWallet } from '../margin/trading-wallet.ts';

const button = `${buttonClasses('secondary', 'small')} flex-1`;

type Held = { readonly available: string; readonly frozen: string };

/** In the wallet that the order form trades with; null: not known yet. */
function useHeld(isUser: boolean): (coin: string) => Held | null {
  const balances = useChannel(useHub(), 'account', isUser ? '' : null).data?.balances;
  const { mode, account } = useTradingWallet();
  return (coin) => {
    if (mode === 'spot') return balances === undefined ? null : (balances.get(coin) ?? { available: '0', frozen: '0' });
    if (account === null) return null;
    const held = account.coins.find(({ tokenId }) => tokenId === coin);
    return { available: held?.free ?? '0', frozen: held?.frozen ?? '0' };
  };
}

export function SpotAccountPanel({ market }: { readonly market: SpotMarket }) {
  const t = useTranslations('spot');
  const margin = useTranslations('margin');
  const shell = useTranslations('shell');
  const isUser = useUser() !== null;
  const heldOf = useHeld(isUser);
  const [shows] = usePreference('showsAssets');
  const { mode, account } = useTradingWallet();
  const transfer = useTransferDialog((dialog) => dialog.open);
  const funding = useFundingPlace();
  if (!isUser) return null;
  const amount = (text: string | undefined): ReactNode => {
    if (text === undefined) return '—';
    return shows ? <bdi dir="ltr">{shortAmount(text)}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />;
  };
  const worth = (text: string | undefined): ReactNode =>
    text === undefined || account === null ? '—' : shows ? <bdi dir="ltr">{`${shortAmount(text)} ${account.unitCoin}`}</bdi> : amount(text);
  const lines: readonly AccountLine[] = [
    ...[market.baseCoin, market.quoteCoin].flatMap((coin): AccountLine[] => {
      const held = heldOf(coin);
      return (['available', 'frozen'] as const).map((part) => ({
        id: `${coin} ${part}`,
        name: `${coin} · ${t(`column.${part}`)}`,
        value: amount(held?.[part]),
        ...(part === 'available' ? { isFirst: true as const } : {}),
      }));
    }),
    ...(mode === 'spot'
      ? []
      : [
          {
            id: 'equity',
            name: margin('records.equity'),
            value: worth(account?.equity),
          },
          {
            id: 'debt',
            name: margin('owed'),
            value: worth(account?.debts),
          },
          {
            id: 'maintenance',
            name: margin('records.maintenance'),
            value: worth(account?.maintenance),
          },
          {
            id: 'risk',
            isFirst: true as const,
            name: margin('risk'),
            about: margin('riskAbout'),
            value: <bdi dir="ltr">{account === null ? '—' : formatPercent(account.riskRatio)}</bdi>,
          },
        ]),
  ];
  return (
    <AccountPanel title={t('tab.assets')} lines={lines}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => transfer({ coin: market.quoteCoin, from: 'spot', to: 'usdt' })}
        className={button}
      >
        {margin('transfer')}
      </button>
      {funding.isSub ? null : (
        <Link href={funding.href(market.quoteCoin)} className={button}>
          {funding.inDemo ? t('playMoney') : t('depositShort')}
        </Link>
      )}
    </AccountPanel>
  );
}
