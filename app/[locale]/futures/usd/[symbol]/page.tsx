// The desk of a coin-margined contract.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../messages/page-messages.tsx';
import { FuturesDesk, futuresMetadata, type DeskProps } from '../../futures-desk.tsx';

export const generateMetadata = (page: DeskProps): Promise<Metadata> => futuresMetadata('usd', page);

export default function CoinPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'positions', 'ticket']}>
      <FuturesDesk line="usd" page={page} />
    </PageMessages>
  );
}
