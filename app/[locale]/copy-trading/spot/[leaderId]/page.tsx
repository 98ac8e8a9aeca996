// A leader of spot.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../messages/page-messages.tsx';
import { LeaderRecord, leaderMetadata, type LeaderProps } from '../../../../copy-trading/leader-record.tsx';

export const generateMetadata = ({ params }: LeaderProps): Promise<Metadata> => leaderMetadata({ line: 'spot', params });

export default function Page({ params }: LeaderProps) {
  return (
    <PageMessages namespaces={['bots', 'leaderRecords', 'terminal']}>
      <LeaderRecord line="spot" params={params} />
    </PageMessages>
  );
}
