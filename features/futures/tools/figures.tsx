// Worked-out numbers as they are read: at the decimals of their coin or market, a gain or a loss by sign and colour; a dash for none.
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';

const noFigure = <span className="text-muted">—</span>;

/** Amounts of coins worth much have more decimals than dollars. */
export const amountDecimals = (coin: string): number => (/USD/.test(coin) ? 4 : 8);

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text);
const colourOf = (shown: string): string => (!/[1-9]/.test(shown) ? '' : shown.startsWith('-') ? 'text-negative' : 'text-positive');

type AmountProps = { readonly text: string | null; readonly coin: string; readonly signed?: boolean };

export function AmountText({ text, coin, signed = false }: AmountProps) {
  if (text === null) return noFigure;
  const shown = withoutZeros(formatNumber(text, { decimals: amountDecimals(coin), ...(signed ? { sign: 'always' } : {}) }));
  return (
    <bdi dir="ltr" className={signed ? colourOf(shown) : ''}>
      {shown} <span className="font-normal text-muted">{coin}</span>
    </bdi>
  );
}

export function PriceText({ text, place }: { readonly text: string | null; readonly place: number }) {
  return text === null ? noFigure : <bdi dir="ltr">{formatPrice(text, place)}</bdi>;
}

type ShareProps = { readonly text: string | null; readonly signed?: boolean; readonly decimals?: number };

export function ShareText({ text, signed = false, decimals = 2 }: ShareProps) {
  if (text === null) return noFigure;
  const shown = formatPercent(text, { decimals, ...(signed ? { sign: 'always' } : {}) });
  return (
    <bdi dir="ltr" className={signed ? colourOf(shown) : ''}>
      {shown}
    </bdi>
  );
}
