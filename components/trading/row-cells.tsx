// Cells that several lists share: a pair with its side, a time, a number.
import { useTranslations } from 'next-intl';

import { formatDateTime } from '#lib/format/format-time.ts';

export function PairCell({ pair, side, kind }: { readonly pair: string; readonly side: 'buy' | 'sell'; readonly kind?: string }) {
  const t = useTranslations('terminal');
  return (
    <span className="flex items-center gap-2">
      <bdi dir="ltr" className="font-medium text-primary">
        {pair}
      </bdi>
      <span className={side === 'buy' ? 'text-positive' : 'text-negative'}>{t(`side.${side}`)}</span>
      {kind === undefined ? null : <span className="text-muted">{kind}</span>}
    </span>
  );
}

/** On the reader's clock: so many minutes from UTC. */
export function TimeText({ timeMs, zoneMinutes }: { readonly timeMs: number; readonly zoneMinutes: number }) {
  return (
    <bdi dir="ltr" className="text-muted">
      {formatDateTime(timeMs, zoneMinutes)}
    </bdi>
  );
}

export function NumberCell({ text, unit }: { readonly text: string; readonly unit?: string | undefined }) {
  return (
    <bdi dir="ltr" className="text-primary">
      {text}
      {unit === undefined ? null : <span className="text-muted"> {unit}</span>}
    </bdi>
  );
}
