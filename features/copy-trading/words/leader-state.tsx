// The state of a leader: leads, has too little left, or has stopped.
import { useTranslations } from 'next-intl';

import { leastAliveUsdt, type RankedLeader } from '#lib/contract/leaders/leader-record.ts';

export function LeaderState({ leader }: { readonly leader: RankedLeader }) {
  const t = useTranslations('leaderRecords.leaderState');
  const state = leader.endTimeMs !== null ? 'stopped' : leader.isAlive ? 'leads' : 'empty';
  return (
    <span className={state === 'leads' ? 'text-secondary' : 'text-warning'}>
      {state === 'empty' ? t(state, { least: leastAliveUsdt }) : t(state)}
    </span>
  );
}
