// A day's change: sign and arrow say it as well as the colour.
import { formatPercent } from '#lib/format/format-percent.ts';

export function Change({ rate, locale }: { readonly rate: string; readonly locale: string }) {
  const direction = Number(rate) > 0 ? 'up' : Number(rate) < 0 ? 'down' : 'flat';
  const colour = direction === 'up' ? 'text-positive' : direction === 'down' ? 'text-negative' : 'text-secondary';
  return (
    <bdi dir="ltr" className={colour}>
      <span aria-hidden>{direction === 'up' ? '▲ ' : direction === 'down' ? '▼ ' : ''}</span>
      {formatPercent(rate, locale, { sign: 'always' })}
    </bdi>
  );
}
