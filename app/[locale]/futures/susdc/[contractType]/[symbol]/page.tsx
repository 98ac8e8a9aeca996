// The desk of a USDC-margined contract with play money.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { FuturesDesk, futuresMetadata, type DeskProps } from '../../../futures-desk.tsx';

export const generateMetadata = (page: DeskProps): Promise<Metadata> => futuresMetadata('susdc', page);

export default function DemoUsdcPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'positions', 'ticket']}>
      <FuturesDesk line="susdc" page={page} />
    </PageMessages>
  );
}
