// A wise bot of a contract is made here, beside the chart of its market.
import type { Metadata } from 'next';

import { CreateWise } from '#features/bots/kinds/wise/create-wise.tsx';
import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { contractFacts } from '../../../contract-facts.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../../../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('wise', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'contracts', 'desk', 'futures', 'terminal']}>
      <CreateDesk kind="wise" Around={CreateWise} page={page} factsOf={contractFacts} />
    </PageMessages>
  );
}
