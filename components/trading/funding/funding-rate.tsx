// A funding rate with its sign: who pays whom is said by colour only as well.
import { formatPercent } from '#lib/format/numbers/format-percent.ts';

export function FundingRate({ rate }: { readonly rate: string | null | undefined }) {
  if (rate === null || rate === undefined) return <span className="text-muted">—</span>;
  const shown = formatPercent(rate, { decimals: 4, sign: 'always' });
  const colour = !/[1-9]/.test(shown) ? 'text-secondary' : rate.startsWith('-') ? 'text-negative' : 'text-positive';
  return (
    <bdi dir="ltr" className={colour}>
      {shown}
    </bdi>
  );
}
