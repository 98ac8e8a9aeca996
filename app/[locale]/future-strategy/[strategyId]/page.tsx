// A ranked strategy of contracts.
import type { Metadata } from 'next';

import { PageMessages } from '../../../messages/page-messages.tsx';
import { RankedStrategyPage, strategyMetadata, type StrategyProps } from '../../../plaza/strategy-page.tsx';

export const generateMetadata = ({ params }: StrategyProps): Promise<Metadata> => strategyMetadata({ place: 'futures', params });

export default function Page({ params }: StrategyProps) {
  return (
    <PageMessages namespaces={['bots', 'plaza', 'terminal']}>
      <RankedStrategyPage place="futures" params={params} />
    </PageMessages>
  );
}
