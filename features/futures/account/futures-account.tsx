'use client';
// The account behind a contract, live: equity, margin, what liquidates it, and the way to move coins there.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { AccountPanel, type AccountLine } from '#components/trading/account-panel.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useFundingPlace } from '#lib/session/money/funding-place.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import type { TicketContext } from '../ticket/form/ticket-context.ts';
import { accountFigures } from './account-figures.ts';

const PlayMoneyDialog = lateDialog(async () => (await import('../ticket/dialogs/play-money-dialog.tsx')).default);

/** From here on the ratio is written as a warning. */
const near = 0.5;
const toneOf = (gain: string): string => (/[1-9]/.test(gain) ? (gain.startsWith('-') ? 'text-negative' : 'text-positive') : '');
const button = `${buttonClasses('secondary', 'small')} flex-1`;

function Funding({ context, isDemo }: { readonly context: TicketContext; readonly isDemo: boolean }) {
  const t = useTranslations('futures');
  const transfer = useTransferDialog((one) => one.open);
  const funding = useFundingPlace();
  const [opened, setOpened] = useState(false);
  const coin = context.market.marginCoin;
  if (isDemo)
    return (
      <>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpened(true)} className={button}>
          {t('transfer.demoTitle')}
        </button>
        {opened ? <PlayMoneyDialog context={context} onClose={() => setOpened(false)} /> : null}
      </>
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => transfer({ coin, from: 'spot', to: lineKeyOf(context.market.businessLine) ?? 'usdt' })}
        className={button}
      >
        {t('account.transfer')}
      </button>
      {funding.isSub ? null : (
        <Link href={funding.href(coin)} className={button}>
          {t('account.deposit')}
        </Link>
      )}
    </>
  );
}

export function FuturesAccountPanel({ context, isDemo }: { readonly context: TicketContext; readonly isDemo: boolean }) {
  const t = useTranslations('futures');
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  const figures = accountFigures(context);
  const coin = context.market.marginCoin;
  const amount = (text: string | null | undefined, tone = ''): ReactNode => {
    if (text === null || text === undefined) return '—';
    if (!shows) return <HiddenAmount label={shell('amounts.hidden')} />;
    return <bdi dir="ltr" className={tone}>{`${shortAmount(text)} ${coin}`}</bdi>;
  };
  const share = (ratio: string | null): ReactNode =>
    ratio === null ? (
      '—'
    ) : (
      <bdi dir="ltr" className={Number(ratio) >= near ? 'text-warning' : ''}>
        {formatPercent(ratio)}
      </bdi>
    );
  const lines: readonly AccountLine[] = [
    { id: 'equity', name: t('account.equity'), about: t('account.equityAbout'), value: amount(figures?.equity), isFirst: true },
    { id: 'gain', name: t('account.gain'), value: amount(figures?.gain, toneOf(figures?.gain ?? '')) },
    { id: 'used', name: t('account.used'), value: amount(figures?.used) },
    { id: 'maintenance', name: t('account.maintenance'), value: amount(figures?.maintenance) },
    {
      id: 'crossRatio',
      name: t('account.crossRatio'),
      about: t('account.crossRatioAbout'),
      isFirst: true,
      value: share(figures?.crossRatio ?? null),
    },
    ...(figures?.hasIsolated === true
      ? [
          {
            id: 'isolatedRatio',
            name: t('account.isolatedRatio'),
            about: t('account.isolatedRatioAbout'),
            value: share(figures.isolatedRatio),
          },
        ]
      : []),
    { id: 'available', name: t('account.available'), value: amount(figures?.available), isFirst: true },
  ];
  return (
    <AccountPanel title={t('account.title')} lines={lines}>
      <Funding context={context} isDemo={isDemo} />
    </AccountPanel>
  );
}
