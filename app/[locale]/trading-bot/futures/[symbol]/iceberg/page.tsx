// Icebergs of contracts: the form, those that run, and those that are over.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { contractFacts } from '../../../contract-facts.tsx';
import { SlicedDesk, slicedMetadata, type SlicedPageProps } from '../../../sliced-desk.tsx';
import { contractTicket } from '../../contract-ticket.tsx';

export const generateMetadata = (page: SlicedPageProps): Promise<Metadata> => slicedMetadata({ kind: 'iceberg', place: 'futures', page });

export default function Page(page: SlicedPageProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'plaza', 'ticket']}>
      <SlicedDesk kind="iceberg" place="futures" page={page} ticketOf={contractTicket} factsOf={contractFacts} />
    </PageMessages>
  );
}
