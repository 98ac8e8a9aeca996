// A day's change: sign and arrow say it as well as the colour.
import { changeDirection } from '#lib/format/numbers/change-direction.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';

export function Change({ rate }: { readonly rate: string }) {
  const direction = changeDirection(rate);
  const colour = direction === 'up' ? 'text-positive' : direction === 'down' ? 'text-negative' : 'text-secondary';
  return (
    <bdi dir="ltr" className={`tabular-nums ${colour}`}>
      <span aria-hidden>{direction === 'up' ? '▲ ' : direction === 'down' ? '▼ ' : ''}</span>
      {formatPercent(rate, { sign: 'always' })}
    </bdi>
  );
}
