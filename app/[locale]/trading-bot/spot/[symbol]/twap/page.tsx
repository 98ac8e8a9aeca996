// TWAP orders of spot: the form, those that run, and those that are over.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { SlicedDesk, slicedMetadata, type SlicedPageProps } from '../../../sliced-desk.tsx';
import { spotTicket } from '../../spot-ticket.tsx';

export const generateMetadata = (page: SlicedPageProps): Promise<Metadata> => slicedMetadata({ kind: 'twap', place: 'spot', page });

export default function Page(page: SlicedPageProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'desk', 'margin', 'plaza', 'spot', 'ticket']}>
      <SlicedDesk kind="twap" place="spot" page={page} ticketOf={spotTicket} />
    </PageMessages>
  );
}
