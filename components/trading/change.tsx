// A day's change: sign and arrow say it as well as the colour.
import { formatPercent } from '#lib/format/numbers/format-percent.ts';

/** Half a hundredth of a percent: less is rounded to nothing. */
const shownFrom = 0.00005;

export function Change({ rate }: { readonly rate: string }) {
  // A change that is shown as 0.00 % has no direction either.
  const direction = Number(rate) >= shownFrom ? 'up' : Number(rate) <= -shownFrom ? 'down' : 'flat';
  const colour = direction === 'up' ? 'text-positive' : direction === 'down' ? 'text-negative' : 'text-secondary';
  return (
    <bdi dir="ltr" className={colour}>
      <span aria-hidden>{direction === 'up' ? '▲ ' : direction === 'down' ? '▼ ' : ''}</span>
      {formatPercent(rate, { sign: 'always' })}
    </bdi>
  );
}
