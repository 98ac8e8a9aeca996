// Before the order, for both buttons side by side: how much, what it takes, and where it would be liquidated.
import { useLocale, useTranslations } from 'next-intl';

import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import type { ContractUnit } from '#lib/order-math/futures/contract-unit.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import type { SidePreview, TicketPreview } from '../preview/ticket-preview.ts';
import { largeAmount, manyDigits, writtenMoney } from '../preview/written-money.ts';
import { coinOfUnit, shownIn } from '../preview/ticket-size.ts';

type Props = {
  readonly preview: TicketPreview;
  readonly context: TicketContext;
  readonly unit: ContractUnit;
  /** The line beside those of every order. */
  readonly last: LastLine;
};
type LastLine = 'fill' | 'orders' | 'parts' | 'slices';
type LineName = 'max' | 'size' | 'cost' | 'liquidation' | 'ratio' | 'fee' | LastLine;

const none = '—';
/** Each line's text of a side. */
function textsOf(
  { size, parts, pieces, max, price, cost, impact, terms }: SidePreview,
  context: TicketContext,
  unit: ContractUnit,
  locale: string,
): Record<LineName, string> {
  const { market } = context;
  // In the coin that is ordered, to the last digit.
  const written = (quantity: string, shown: string): string => {
    if (Number(shown) >= manyDigits) return largeAmount(shown, locale);
    return shown === quantity ? shortNumber(shown) : shortAmount(shown);
  };
  const inUnit = (quantity: string | null): string => {
    if (quantity === null || quantity === '') return none;
    const shown = shownIn(unit, quantity, price, terms.leverage, context);
    return shown === null ? none : `${written(quantity, shown)} ${coinOfUnit(unit, context)}`;
  };
  const money = (amount: string | null): string => (amount === null ? none : `${writtenMoney(amount, locale)} ${market.marginCoin}`);
  const { liquidationPrice, marginRatio, fee, fill, known } = impact;
  const average = fill?.averagePrice ?? null;
  const [first, last] = [parts?.at(0)?.quantity, parts?.at(-1)?.quantity];
  const inPieces = pieces === null ? none : `${shortNumber(String(pieces.count))} × ${shortAmount(pieces.each)}`;
  return {
    parts: inPieces,
    slices: inPieces,
    orders: first === undefined || last === undefined ? none : `${shortAmount(first)} – ${shortAmount(last)}`,
    max: inUnit(max),
    size: inUnit(/[1-9]/.test(size) ? size : ''),
    cost: money(cost),
    liquidation: liquidationPrice === null ? none : shortPrice(liquidationPrice, market.pricePlace),
    ratio: known && marginRatio !== null ? formatPercent(marginRatio) : none,
    fee: money(fee),
    fill: average === null ? none : `${shortPrice(average, market.pricePlace)} (${formatPercent(fill?.slippage ?? '0')})`,
  };
}

const lines = ['max', 'size', 'cost', 'liquidation', 'ratio', 'fee'] as const satisfies readonly LineName[];

export function SideSummary({ preview, context, unit, last }: Props) {
  const t = useTranslations('futures');
  const locale = useLocale();
  const [buy, sell] = [textsOf(preview.buy, context, unit, locale), textsOf(preview.sell, context, unit, locale)];
  return (
    <table aria-label={t('summary.name')} className="w-full table-fixed text-2xs">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('summary.buy')}</th>
          <th scope="col">{t('summary.name')}</th>
          <th scope="col">{t('summary.sell')}</th>
        </tr>
      </thead>
      <tbody>
        {[...lines, last].map((name) => (
          <tr key={name}>
            <td className="truncate py-px text-start text-secondary">
              <bdi dir="ltr">{buy[name]}</bdi>
            </td>
            <th scope="row" title={t(`summary.about.${name}`)} className="w-[5.5rem] py-px text-center font-normal text-muted">
              {t(`summary.${name}`)}
            </th>
            <td className="truncate py-px text-end text-secondary">
              <bdi dir="ltr">{sell[name]}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
