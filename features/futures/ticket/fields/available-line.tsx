'use client';
// Over the fields: what can be put behind something new, and the way to have more of it.
import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { availableMargin } from '../preview/side-terms.ts';
import type { TicketContext } from '../form/ticket-context.ts';

const PlayMoneyDialog = lateDialog(async () => (await import('../dialogs/play-money-dialog.tsx')).default);

export function AvailableLine({ context, isDemo }: { readonly context: TicketContext; readonly isDemo: boolean }) {
  const t = useTranslations('futures');
  const words = useTranslations('ticket');
  const [opened, setOpened] = useState(false);
  const transfer = useTransferDialog((one) => one.open);
  const available = availableMargin(context);
  const coin = context.market.marginCoin;
  const name = isDemo ? t('transfer.demoTitle') : t('transfer.title', { coin });
  return (
    <div className="flex items-center justify-between gap-2 text-xs text-muted">
      <span>{words('available')}</span>
      {available === null ? (
        <span>—</span>
      ) : (
        <span className="flex items-center gap-1.5 text-primary">
          <bdi dir="ltr">{`${shortAmount(available)} ${coin}`}</bdi>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={name}
            title={name}
            onClick={() =>
              isDemo ? setOpened(true) : transfer({ coin, from: 'spot', to: lineKeyOf(context.market.businessLine) ?? 'usdt' })
            }
            className="relative text-accent after:absolute after:-inset-3 hover:text-accent-strong"
          >
            <ArrowLeftRight size={14} aria-hidden />
          </button>
        </span>
      )}
      {opened ? <PlayMoneyDialog context={context} onClose={() => setOpened(false)} /> : null}
    </div>
  );
}
