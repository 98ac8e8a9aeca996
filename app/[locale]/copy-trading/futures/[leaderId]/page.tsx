// A leader of futures.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../messages/page-messages.tsx';
import { LeaderRecord, leaderMetadata, type LeaderProps } from '../../../../copy-trading/leader-record.tsx';

export const generateMetadata = ({ params }: LeaderProps): Promise<Metadata> => leaderMetadata({ line: 'futures', params });

export default function Page({ params }: LeaderProps) {
  return (
    <PageMessages namespaces={['bots', 'leaderRecords', 'terminal']}>
      <LeaderRecord line="futures" params={params} />
    </PageMessages>
  );
}
