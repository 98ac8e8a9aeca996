'use client';
// Over the order form of a unified account: in which mode it is, how near its limit, what it owes, and whether orders borrow.
import { useTranslations } from 'next-intl';

import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { useUnifiedBorrow } from './unified-borrow.ts';
import { useUnifiedAccount } from './use-unified-funds.ts';

/** From here on the ratio is written as a warning. */
const near = 0.5;

const isOwed = (text: string): boolean => /[1-9]/.test(text);
const sum = (one: string, other: string): string => writeAmount((readAmount(one) ?? new Amount(0)).plus(readAmount(other) ?? 0));

export function UnifiedWallet() {
  const t = useTranslations('margin');
  const account = useUnifiedAccount();
  const { borrow, setBorrow } = useUnifiedBorrow();
  if (account === null) return null;
  const { mode, maintenanceRatio, isCalled, isLiquidating } = account;
  const isAdvanced = mode === 'advanced';
  const inDanger = isCalled || isLiquidating;
  const tone = inDanger ? 'text-negative' : Number(maintenanceRatio) >= near ? 'text-warning' : 'text-primary';
  const owed = account.coins.filter(({ borrowed, interest }) => isOwed(borrowed) || isOwed(interest));
  return (
    <section aria-label={t('unified.title')} className="flex flex-col gap-1.5 rounded-md bg-surface-2 px-2.5 py-2 text-xs">
      <div className="flex items-center justify-between gap-2">
        <Link
          href="/asset/unified"
          className="text-muted hover:text-primary max-md:py-3"
          title={t(`unified.about.${mode === 'basic' ? 'basic' : 'advanced'}`)}
        >
          {t('unified.title')} · <span className="text-secondary">{t(`unified.mode.${mode === 'basic' ? 'basic' : 'advanced'}`)}</span>
        </Link>
        {isAdvanced ? (
          <span className="flex gap-1.5" title={t('unified.ratioAbout')}>
            <span className="text-muted">{t('unified.ratio')}</span>
            <bdi dir="ltr" className={`font-medium ${tone}`}>
              {formatPercent(maintenanceRatio)}
            </bdi>
          </span>
        ) : null}
      </div>
      {inDanger ? (
        <p role="alert" className="text-negative">
          {t(isLiquidating ? 'unified.liquidating' : 'unified.called')}
        </p>
      ) : null}
      {owed.map(({ coin, borrowed, interest }) => (
        <div key={coin} className="flex justify-between gap-2">
          <span className="text-muted">{t('owed')}</span>
          <bdi dir="ltr" className="truncate text-secondary">
            {`${shortAmount(sum(borrowed, interest))} ${coin}`}
          </bdi>
        </div>
      ))}
      {isAdvanced ? <TickBox label={t('autoBorrow')} title={t('unified.autoBorrowAbout')} on={borrow} onToggle={setBorrow} /> : null}
    </section>
  );
}
