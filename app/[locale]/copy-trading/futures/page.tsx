// The ranking of the leaders of futures.
import type { Metadata } from 'next';

import { PageMessages } from '../../../messages/page-messages.tsx';
import { LeadersList, leadersMetadata, type LeadersListProps } from '../../../copy-trading/leaders-list.tsx';

export const generateMetadata = (): Promise<Metadata> => leadersMetadata('futures');

export default function Page({ searchParams }: LeadersListProps) {
  return (
    <PageMessages namespaces={['leaderRecords', 'terminal']}>
      <LeadersList line="futures" searchParams={searchParams} />
    </PageMessages>
  );
}
