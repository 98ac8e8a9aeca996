'use client';
// The profit that copiers of a strategy really got, and the way to copy it: after the agreement, and after saying what will happen.
import { useTranslations } from 'next-intl';

import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { useOpenedByAddress } from '#components/ui/dialogs/use-opened-by-address.ts';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { copyPlace } from '#lib/contract/leaders/leader-path.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useUser } from '#lib/session/user.ts';
import { FigureList, type FigureLine } from '../../words/figure-list.tsx';
import { moneyText, toneOf } from '#components/trading/money-text.ts';
import { strategyPath } from '../ranking/plaza-place.ts';

const isFree = (price: string): boolean => !/[1-9]/.test(price);

const CopyDialog = lateDialog(async () => (await import('./copy-dialog.tsx')).CopyDialog);

export function CopyButton({ strategy, coin }: { readonly strategy: RankedStrategy; readonly coin: string }) {
  const t = useTranslations('plaza');
  const user = useUser();
  const [isOpen, setIsOpen] = useOpenedByAddress(copyPlace);
  const { copies, copiersRate, published, endTimeMs } = strategy;
  const lines: readonly FigureLine[] = [
    ...(copies === 0 ? [] : [{ id: 'copies', name: t('column.copies'), value: copies }]),
    ...(copies === 0 || copiersRate === null
      ? []
      : [
          {
            id: 'got',
            name: t('strategy.copiersGot'),
            value: <span className={toneOf(copiersRate)}>{isolateLtr(formatPercent(copiersRate, { sign: 'always' }))}</span>,
          },
        ]),
    ...(published === null
      ? []
      : [
          {
            id: 'price',
            name: t('strategy.price'),
            value: isFree(published.price) ? t('strategy.free') : moneyText(published.price, 'USDT'),
          },
          {
            id: 'share',
            name: t('strategy.share'),
            about: t('publish.shareAbout'),
            value: isolateLtr(formatPercent(String(published.profitShare / 100), { decimals: 0 })),
          },
        ]),
  ];
  return (
    <>
      {copies === 0 ? <p className="text-xs text-muted">{t('strategy.noCopies')}</p> : null}
      <FigureList lines={lines} />
      {published === null ? null : (
        <>
          {endTimeMs === null ? null : <p className="text-xs text-muted">{t('copy.ended')}</p>}
          {user === null ? (
            <LogInLinks back={strategyPath(strategy)} size="medium" />
          ) : (
            <Button look="primary" className="max-md:h-11" onClick={() => setIsOpen(true)}>
              {t('copy.button')}
            </Button>
          )}
        </>
      )}
      {isOpen && user !== null && published !== null ? (
        <CopyDialog strategy={strategy} coin={coin} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
