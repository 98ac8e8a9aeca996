// A grid of contracts is made here, beside the chart of its market.
import type { Metadata } from 'next';

import { CreateGrid } from '#features/bots/kinds/grid/create-grid.tsx';
import { PageMessages } from '../../../../messages/page-messages.tsx';
import { contractFacts } from '../../contract-facts.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('futuresGrid', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'contracts', 'desk', 'futures', 'terminal']}>
      <CreateDesk kind="futuresGrid" Around={CreateGrid} page={page} factsOf={contractFacts} />
    </PageMessages>
  );
}
