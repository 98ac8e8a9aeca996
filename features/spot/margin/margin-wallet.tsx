'use client';
// The margin wallet that the order form trades in: how near its limit it is, what it owes, what orders do by themselves.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { setMarginLeverage } from '#lib/contract/calls/v1/margin/account/leverage.ts';
import type { MarginMode, MarginTerms } from '#lib/contract/margin.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { MarginDialog, type MarginAction } from './margin-dialog.tsx';
import { useMarginChoices } from './margin-choices.ts';
import { useMarginWallet } from './use-margin-wallet.ts';

type Props = { readonly market: SpotMarket; readonly mode: MarginMode; readonly terms: MarginTerms };

const actions: readonly MarginAction[] = ['transfer', 'borrow', 'repay'];

/** Leverages to choose from, up to the most that the market's tiers allow. */
const steps = [2, 3, 4, 5, 8, 10];

export function MarginWallet({ market, mode, terms }: Props) {
  const t = useTranslations('margin');
  const api = useApi();
  const refusalText = useRefusalText();
  const { account, borrowable } = useMarginWallet(market, mode);
  const { borrow, repay, setBorrow, setRepay } = useMarginChoices();
  const [asked, setAsked] = useState<MarginAction | null>(null);
  const pair = terms.markets.find(({ symbol }) => symbol === market.symbol);
  const max = Math.max(pair?.base[0]?.leverage ?? 0, pair?.quote[0]?.leverage ?? 0);
  const leverage = account?.leverage === undefined || account.leverage === 0 ? max : account.leverage;
  const owed = account?.coins.filter(({ borrowed, interest }) => /[1-9]/.test(borrowed + interest)) ?? [];
  const ratio = account?.riskRatio ?? '0';
  const called = account?.isCalled === true || account?.isLiquidating === true;
  const tone = called ? 'text-negative' : Number(ratio) >= Number(terms.callRatio) * 0.75 ? 'text-warning' : 'text-primary';
  const chooseLeverage = (chosen: string): void => {
    api.call(setMarginLeverage, { symbolId: market.symbolId, leverage: Number(chosen) }).then(
      () => undefined,
      (error: unknown) => showToast('failed', refusalText(error)),
    );
  };
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-surface-2 px-2.5 py-2 text-xs">
      <div className="flex items-center justify-between gap-2">
        <span className="text-muted" title={t('riskAbout')}>
          {t('risk')}
        </span>
        <span className="flex items-center gap-2">
          <bdi dir="ltr" className={`font-medium ${tone}`}>
            {owed.length === 0 ? '—' : formatPercent(ratio)}
          </bdi>
          {mode === 'isolated' ? (
            <SelectBox
              name={t('leverage')}
              options={steps.filter((step) => step <= max).map((step) => ({ value: String(step), label: `${step}×` }))}
              value={String(leverage)}
              shown={`${leverage}×`}
              onValue={chooseLeverage}
              className="h-6 max-md:h-10"
            />
          ) : null}
        </span>
      </div>
      {called ? (
        <p role="alert" className="text-negative">
          {t(account?.isLiquidating === true ? 'liquidating' : 'called')}
        </p>
      ) : null}
      {owed.map(({ tokenId, borrowed, interest }) => (
        <div key={tokenId} className="flex justify-between gap-2">
          <span className="text-muted">{t('owed')}</span>
          <bdi dir="ltr" className="truncate text-secondary">
            {`${shortAmount(borrowed)} + ${shortAmount(interest)} ${tokenId}`}
          </bdi>
        </div>
      ))}
      <div className="flex gap-1.5">
        {actions.map((action) => (
          <Button key={action} size="small" onClick={() => setAsked(action)} className="flex-1 max-md:h-10">
            {t(action)}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-4">
        <TickBox label={t('autoBorrow')} title={t('autoBorrowAbout')} on={borrow} onToggle={setBorrow} />
        <TickBox label={t('autoRepay')} title={t('autoRepayAbout')} on={repay} onToggle={setRepay} />
      </div>
      {asked === null
        ? null
        : // Not inside the order form: a form holds no other.
          createPortal(
            <MarginDialog
              action={asked}
              market={market}
              mode={mode}
              account={account}
              terms={terms}
              borrowable={borrowable}
              onClose={() => setAsked(null)}
            />,
            document.body,
          )}
    </div>
  );
}
