// The ranking of the leaders of spot.
import type { Metadata } from 'next';

import { PageMessages } from '../../../messages/page-messages.tsx';
import { LeadersList, leadersMetadata, type LeadersListProps } from '../../../copy-trading/leaders-list.tsx';

export const generateMetadata = (): Promise<Metadata> => leadersMetadata('spot');

export default function Page({ searchParams }: LeadersListProps) {
  return (
    <PageMessages namespaces={['leaderRecords', 'terminal']}>
      <LeadersList line="spot" searchParams={searchParams} />
    </PageMessages>
  );
}
