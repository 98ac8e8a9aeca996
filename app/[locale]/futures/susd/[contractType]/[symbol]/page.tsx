// The desk of a coin-margined contract with play money.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { FuturesDesk, futuresMetadata, type DeskProps } from '../../../futures-desk.tsx';

export const generateMetadata = (page: DeskProps): Promise<Metadata> => futuresMetadata('susd', page);

export default function DemoCoinPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'positions', 'ticket']}>
      <FuturesDesk line="susd" page={page} />
    </PageMessages>
  );
}
