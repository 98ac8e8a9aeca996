// A ranked strategy of spot.
import type { Metadata } from 'next';

import { PageMessages } from '../../../messages/page-messages.tsx';
import { RankedStrategyPage, strategyMetadata, type StrategyProps } from '../../../plaza/strategy-page.tsx';

export const generateMetadata = ({ params }: StrategyProps): Promise<Metadata> => strategyMetadata({ place: 'spot', params });

export default function Page({ params }: StrategyProps) {
  return (
    <PageMessages namespaces={['bots', 'plaza', 'terminal']}>
      <RankedStrategyPage place="spot" params={params} />
    </PageMessages>
  );
}
