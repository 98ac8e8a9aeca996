// A CTA bot of a contract is made here, beside the chart of its market.
import type { Metadata } from 'next';

import { CreateCta } from '#features/bots/kinds/cta/create-cta.tsx';
import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { contractFacts } from '../../../contract-facts.tsx';
import { CreateDesk, createMetadata, type CreatePageProps } from '../../../create-desk.tsx';

export const generateMetadata = (page: CreatePageProps): Promise<Metadata> => createMetadata('futuresCta', page);

export default function Page(page: CreatePageProps) {
  return (
    <PageMessages namespaces={['bots', 'chart', 'contracts', 'desk', 'futures', 'terminal']}>
      <CreateDesk kind="futuresCta" Around={CreateCta} page={page} factsOf={contractFacts} />
    </PageMessages>
  );
}
