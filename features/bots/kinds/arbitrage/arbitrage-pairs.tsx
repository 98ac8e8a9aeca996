'use client';
// The pairs that can be arbitraged, the best by net income first; one of them is taken by a press.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import type { ArbitrageRate } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import type { ArbitrageDirection } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { toneOf } from '#components/trading/money-text.ts';
import { useArbitrageForm } from './arbitrage-context.ts';
import { useArbitrageRates } from './use-arbitrage-rates.ts';

const none = '—';

export const signedRate = (share: string | null, decimals = 2): string =>
  share === null ? none : isolateLtr(formatPercent(share, { sign: 'always', decimals }));

/** The way round that brings more. */
function bestOf({ netApr, reverse }: ArbitrageRate): { readonly direction: ArbitrageDirection; readonly netApr: string | null } {
  const other = reverse?.netApr ?? null;
  const isReverse = other !== null && (netApr === null || Number(other) > Number(netApr));
  return isReverse ? { direction: 'negative', netApr: other } : { direction: 'positive', netApr };
}

export function ArbitragePairs() {
  const t = useTranslations('bots.arbitrage');
  const { draft, set } = useArbitrageForm();
  const rates = useArbitrageRates();
  const own = rates?.find(({ symbolId }) => symbolId === draft.symbolId);
  const first = rates?.[0];
  useEffect(() => {
    // The market of the page may have no perpetual, or one of another name: the list knows.
    const right = own ?? first;
    if (right !== undefined && (right.symbolId !== draft.symbolId || right.contractSymbolId !== draft.contractId))
      set({ symbolId: right.symbolId, contractId: right.contractSymbolId });
  }, [own, first, draft.symbolId, draft.contractId, set]);
  const box = useRef<HTMLDivElement>(null);
  const isListed = own !== undefined;
  useEffect(() => {
    // The pair that is taken may stand below the fold of the list; the page itself stays where it is.
    const [list, row] = [box.current, box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')];
    if (isListed && list && row)
      list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  }, [isListed]);
  if (rates === null) return <ListWaiting />;
  if (rates.length === 0) return <p className="text-2xs text-muted">{t('noPairs')}</p>;
  const take = (rate: ArbitrageRate): void =>
    set({ symbolId: rate.symbolId, contractId: rate.contractSymbolId, direction: bestOf(rate).direction });
  return (
    <div ref={box} className="max-h-60 overflow-y-auto">
      <table className="w-full text-2xs">
        <caption className="sr-only">{t('pairs')}</caption>
        <thead className="sticky top-0 bg-surface-1 text-muted">
          <tr>
            {(['pair', 'rate', 'basis', 'direction.name', 'netApr'] as const).map((head) => (
              <th key={head} scope="col" className="py-1 text-end font-normal first:text-start">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates
            .map((rate) => ({ rate, best: bestOf(rate) }))
            .map(({ rate, best }) => (
              <tr key={rate.symbolId} className={rate.symbolId === draft.symbolId ? 'bg-surface-2' : ''}>
                <th scope="row" className="text-start font-normal">
                  <button
                    type="button"
                    aria-label={`${rate.baseCoin}/${rate.quoteCoin}`}
                    aria-pressed={rate.symbolId === draft.symbolId}
                    onClick={() => take(rate)}
                    className="min-h-7 text-primary hover:text-accent aria-pressed:text-accent max-md:min-h-11"
                  >
                    <bdi dir="ltr">
                      {rate.baseCoin}/{rate.quoteCoin}
                    </bdi>
                  </button>
                </th>
                <td className="text-end">{signedRate(rate.fundingRate, 4)}</td>
                <td className="text-end">{signedRate(rate.basis)}</td>
                <td className="text-end">{t(`direction.${best.direction}`)}</td>
                <td className={`text-end ${toneOf(best.netApr ?? '0')}`}>{signedRate(best.netApr)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
