// The terms of somebody who leads in a world, and how many copy.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getLeaders } from '#lib/contract/calls/v1/trigger/trace/leader/list.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';

export type WorldLeader = ResponseOf<typeof getLeaders>['list'][number];

export function LeaderFacts({ leader: { sharePercent, copiers, places } }: { readonly leader: WorldLeader }) {
  const t = useTranslations('leading.own');
  const rows = [
    ['share', isolateLtr(formatPercent(String(sharePercent / 100), { decimals: 0 }))],
    ['copiers', t('copiersOf', { copiers, places })],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{t(name)}</dt>
          <dd className="text-sm font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
