// The desk of a USDT-margined contract with play money.
import type { Metadata } from 'next';

import { PageMessages } from '../../../../../messages/page-messages.tsx';
import { FuturesDesk, futuresMetadata, type DeskProps } from '../../../futures-desk.tsx';

export const generateMetadata = (page: DeskProps): Promise<Metadata> => futuresMetadata('susdt', page);

export default function DemoUsdtPage(page: DeskProps) {
  return (
    <PageMessages namespaces={['terminal', 'chart', 'contracts', 'desk', 'futures', 'positions', 'ticket']}>
      <FuturesDesk line="susdt" page={page} />
    </PageMessages>
  );
}
