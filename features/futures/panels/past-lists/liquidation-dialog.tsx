'use client';
// Why a position was liquidated and what became of its money: the grounds, the price, the fees, entry by entry.
import { useTranslations } from 'next-intl';

import { ColumnHead } from '#components/ui/column-head.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { Liquidation } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { Gain, Owned } from '../../positions/amounts.tsx';
import { Fact, Facts } from '../../positions/facts.tsx';
import { useCauseWord } from '../words/cause-word.ts';
import { HeldCell, nameOf, placesOf, sizeCoinOf, TimeCell } from '../words/order-words.tsx';

type Props = {
  readonly liquidation: Liquidation;
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly onClose: () => void;
};

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
const heading = 'pt-1 text-xs font-medium text-secondary';

export function LiquidationDialog({ liquidation, markets, onClose }: Props) {
  const t = useTranslations('positions');
  const causeWord = useCauseWord();
  const { symbolId, grounds, coin, step, entries } = liquidation;
  const price = (text: string): string => formatPrice(text, placesOf(markets, symbolId).price);
  const money = (text: string) => <Gain text={text} decimals={decimalsOf(text)} coin={coin} withArrow={false} />;
  return (
    <Modal open title={t('liquidation.title')} closeLabel={t('back')} onClose={onClose}>
      <div className="flex flex-col gap-3 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <HeldCell name={nameOf(markets, symbolId)} side={liquidation.holdSide} />
          <TimeCell timeMs={liquidation.timeMs} />
        </div>
        <p className="text-xs leading-5 text-secondary">{t(`liquidation.about.${step}`)}</p>
        {grounds === null ? null : (
          <section aria-label={t('liquidation.grounds')} className="flex flex-col gap-1">
            <h3 className={heading}>{t('liquidation.grounds')}</h3>
            <Facts>
              <Fact name={t('column.mark')}>{price(grounds.markPrice)}</Fact>
              <Fact name={t('liquidation.tier')}>
                {grounds.tier} · {formatPercent(grounds.maintenanceRate)}
              </Fact>
              <Fact name={t('liquidation.equity')}>
                <Owned text={numberText(grounds.equity)} unit={coin} />
              </Fact>
              <Fact name={t('liquidation.maintenance')}>
                <Owned text={numberText(grounds.maintenance)} unit={coin} />
              </Fact>
              <Fact name={t('column.ratio')}>
                {grounds.marginRatio === '' ? t('liquidation.nothingLeft') : formatPercent(grounds.marginRatio)}
              </Fact>
            </Facts>
          </section>
        )}
        <section aria-label={t('liquidation.close')} className="flex flex-col gap-1">
          <h3 className={heading}>{t('liquidation.close')}</h3>
          <Facts>
            <Fact name={t('column.quantity')}>
              {shortNumber(liquidation.count)} {sizeCoinOf(markets, symbolId)}
            </Fact>
            <Fact name={t('column.entry')}>{price(liquidation.averageOpenPrice)}</Fact>
            <Fact name={t('column.exitPrice')}>{price(liquidation.closePrice)}</Fact>
            <Fact name={t('column.profit')}>{money(liquidation.achievedProfits)}</Fact>
            <Fact name={t('liquidation.fee')}>
              {money(/[1-9]/.test(liquidation.liquidationFee) ? `-${liquidation.liquidationFee}` : '0')}
            </Fact>
            <Fact name={t(liquidation.insurance.startsWith('-') ? 'liquidation.fundAdded' : 'liquidation.fundTook')}>
              <Owned text={numberText(liquidation.insurance.replace('-', ''))} unit={coin} />
            </Fact>
          </Facts>
        </section>
        {entries.length === 0 ? null : (
          <section aria-label={t('liquidation.entries')} className="flex flex-col gap-1">
            <h3 className={heading}>{t('liquidation.entries')}</h3>
            <div className="overflow-x-auto rounded-md border border-subtle">
              <table className="w-full text-xs">
                <thead className="text-muted">
                  <tr>
                    <ColumnHead place="px-2 py-1 text-start">{t('column.kind')}</ColumnHead>
                    <ColumnHead place="px-2 py-1 figure-cell">{t('column.amount')}</ColumnHead>
                    <ColumnHead place="px-2 py-1 figure-cell">{t('column.isolatedChange')}</ColumnHead>
                    <ColumnHead place="px-2 py-1 figure-cell">{t('column.balance')}</ColumnHead>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.id} className="border-t border-subtle">
                      <td className="whitespace-nowrap px-2 py-1">{causeWord(entry.cause)}</td>
                      <td className="whitespace-nowrap px-2 py-1 figure-cell">{money(entry.availableChange)}</td>
                      <td className="whitespace-nowrap px-2 py-1 figure-cell">{money(entry.frozenChange)}</td>
                      <td className="whitespace-nowrap px-2 py-1 figure-cell">
                        <Owned text={numberText(entry.availableAfter)} unit={entry.coin} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        )}
      </div>
    </Modal>
  );
}
